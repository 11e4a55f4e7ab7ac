// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { ok, showInApp, type Sent } from "../../testing/show-in-app.tsx";
import { RemindButton } from "./RemindButton.tsx";

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const path = "/api/front/activity/remind";
const button = () => screen.getByRole("button");
const show = (reminders: number[], answer: object = ok(null)) => {
  const sent: Sent[] = [];
  const answers: Record<string, object> = { [`${path}/list`]: ok(reminders), [path]: answer };
  const app = showInApp(<RemindButton activity={{ id: 7, name: "Car care" }} />, { sent, answers });
  return { app, sent, answers };
};
const signIn = (app: ReturnType<typeof show>["app"]) =>
  act(() => app.stores.session.setState({ settled: true, signedIn: true }));

test("sets a reminder optimistically and removes it on the next press", async () => {
  const { app, sent, answers } = show([]);
  signIn(app);
  expect(button().getAttribute("aria-pressed")).toBe("false");
  answers[`${path}/list`] = ok([7]);
  fireEvent.click(button());
  await expect.poll(() => button().textContent).toBe("We’ll remind you");
  expect(button().getAttribute("aria-pressed")).toBe("true");
  await expect.poll(() => sent).toEqual([{ path, body: { id: 7 } }]);
  // Two presses within half a second count as one.
  await new Promise((done) => setTimeout(done, 600));
  answers[`${path}/list`] = ok([]);
  fireEvent.click(button());
  await expect.poll(() => sent.at(-1)).toEqual({ path: `${path}/cancel`, body: { id: 7 } });
  await expect.poll(() => button().textContent).toBe("Remind me");
});

test("asks a visitor to sign in and then sets the reminder", async () => {
  const { app, sent, answers } = show([]);
  act(() => app.stores.session.setState({ settled: true, signedIn: false }));
  fireEvent.click(button());
  expect(app.stores.loginPanel.getState().open).toBe(true);
  expect(sent).toEqual([]);
  answers[`${path}/list`] = ok([7]);
  signIn(app);
  await expect.poll(() => sent).toEqual([{ path, body: { id: 7 } }]);
  await expect.poll(() => button().textContent).toBe("We’ll remind you");
});

test("removes a reminder that the server rejects", async () => {
  const { app, sent } = show([], { code: 404, message: "Gone", data: null });
  signIn(app);
  fireEvent.click(button());
  await expect.poll(() => sent).toHaveLength(1);
  await expect.poll(() => button().textContent).toBe("Remind me");
});
