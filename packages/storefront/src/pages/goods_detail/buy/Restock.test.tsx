// @vitest-environment happy-dom
import "@testing-library/jest-dom/vitest";
import { cleanup, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test } from "vitest";
import { ok, showInApp, type Calls } from "../../../testing/show-in-app.tsx";
import Restock from "./Restock.tsx";

const path = "/api/front/product/restock";
let calls: Calls;
const send = async (email: string): Promise<void> => {
  await userEvent.type(screen.getByRole("textbox", { name: "Email" }), email);
  await userEvent.click(screen.getByRole("button", { name: "Email me when it’s back" }));
};

beforeEach(() => {
  const answers = { [path]: ok({ token: "t1", email: "ann@example.com" }), [`${path}/cancel`]: ok(true) };
  calls = { sent: [], answers };
  showInApp(<Restock skuId={7} />, calls);
});
afterEach(cleanup);

test("moves the focus to the confirmation that replaces the form, and back to the button on undo", async () => {
  await send("ann@example.com");
  const message = await screen.findByRole("status");
  expect(message).toHaveTextContent("We’ll email ann@example.com as soon as it’s back.");
  expect(message).toHaveFocus();
  await userEvent.click(screen.getByRole("button", { name: "Undo" }));
  expect(await screen.findByRole("button", { name: "Email me when it’s back" })).toHaveFocus();
});

test("shows the server's error at the email field and focuses the field", async () => {
  calls.answers[path] = { code: 400, message: "Enter a complete email", data: null };
  await send("ann@");
  const field = screen.getByRole("textbox", { name: "Email" });
  await expect.poll(() => field.getAttribute("aria-invalid")).toBe("true");
  expect(field).toHaveAccessibleDescription("Enter a complete email");
  expect(field).toHaveFocus();
});
