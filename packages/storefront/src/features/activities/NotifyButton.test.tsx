// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { ok, showInApp, type Sent } from "../../testing/show-in-app.tsx";
import { NotifyButton } from "./NotifyButton.tsx";

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const path = "/api/front/product/restock";
const button = () => screen.getByRole("button");
const show = (activityId?: number) => {
  const sent: Sent[] = [];
  const answers = {
    [path]: ok({ email: "ada@example.com", token: "t1" }),
    [`${path}/cancel`]: ok(true),
  };
  const app = showInApp(<NotifyButton skuId={5} activityId={activityId} name="Polar 3" />, { sent, answers });
  return { app, sent };
};
const signIn = (app: ReturnType<typeof show>["app"], signedIn = true) =>
  act(() => app.stores.session.setState({ settled: true, signedIn }));

test("subscribes to the next round and unsubscribes", async () => {
  const { app, sent } = show(3);
  signIn(app);
  expect(screen.getByRole("button", { name: "Notify me: Polar 3" })).toBeDefined();
  fireEvent.click(button());
  await expect.poll(() => button().textContent).toBe("We’ll let you know");
  expect(sent).toEqual([{ path, body: { attrValueId: 5, activityId: 3 } }]);
  await new Promise((done) => setTimeout(done, 600));
  fireEvent.click(button());
  await expect.poll(() => button().textContent).toBe("Notify me");
  expect(sent.at(-1)).toEqual({ path: `${path}/cancel`, body: { token: "t1" } });
});

test("asks a visitor to sign in and then subscribes", async () => {
  const { app, sent } = show();
  signIn(app, false);
  fireEvent.click(button());
  expect(app.stores.loginPanel.getState().open).toBe(true);
  expect(sent).toEqual([]);
  signIn(app);
  await expect.poll(() => sent).toEqual([{ path, body: { attrValueId: 5 } }]);
});
