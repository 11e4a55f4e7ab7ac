// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import type { ReactElement } from "react";
import { afterEach, expect, test } from "vitest";
import { ok, showInApp, toastsOf } from "../../testing/show-in-app.tsx";
import { useClaim } from "./use-claim.ts";

afterEach(cleanup);

const Claim = (): ReactElement => {
  const { state, claim } = useClaim({ id: 7, isClaimed: false });
  return <button onClick={claim}>{state}</button>;
};

test("shows a toast after a coupon was claimed", async () => {
  const app = showInApp(<Claim />, { sent: [], answers: { "/api/front/coupon/receive": ok(null) } });
  app.stores.session.getState().set(true);
  app.stores.session.getState().settle();
  await userEvent.click(screen.getByRole("button"));
  await waitFor(() => expect(toastsOf(app)).toEqual(["Coupon claimed"]));
});
