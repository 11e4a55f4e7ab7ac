// @vitest-environment happy-dom
import "@testing-library/jest-dom/vitest";
import { cleanup, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { showInApp, toastsOf, type Calls } from "../../../testing/show-in-app.tsx";
import { Escalate } from "./Escalate.tsx";

const path = "/api/front/refund/escalate/RE2026112200000001";

afterEach(cleanup);

test("sends the shopper's words to the marketplace", async () => {
  const calls: Calls = { sent: [], answers: {} };
  const user = userEvent.setup();
  const app = showInApp(<Escalate refundNo="RE2026112200000001" shop="Carmine Tires" />, calls);
  await user.click(screen.getByRole("button", { name: /to decide$/ }));
  const send = await screen.findByRole("button", { name: "Send to customer service" });
  expect(send).toBeDisabled();
  await user.type(screen.getByLabelText("Why should we approve it?"), "The photo shows the crack");
  await user.click(send);
  expect(calls.sent).toMatchObject([{ path, body: { text: "The photo shows the crack", images: "" } }]);
  expect(toastsOf(app)).toEqual(["Sent. We’ll email you our decision."]);
});
