// @vitest-environment happy-dom
import "@testing-library/jest-dom/vitest";
import type { Person } from "@carmine/api/hooks";
import { cleanup, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { showInApp, toastsOf, type Calls } from "../../../../testing/show-in-app.tsx";
import EmailDialog from "./EmailDialog.tsx";
import PhoneDialog from "./PhoneDialog.tsx";

const person = { email: "ann@example.com", userType: "email", hasPassword: true } as Person;
const onClose = vi.fn();
const email = <EmailDialog person={person} onClose={onClose} />;
const phone = <PhoneDialog person={person} onClose={onClose} />;
const code = { "Verification code": "123456" };
const password = { "Your password": "Tread-wear-42" };

let calls: Calls;
const user = userEvent.setup();
beforeEach(() => {
  onClose.mockClear();
  calls = { sent: [], answers: {} };
});
afterEach(cleanup);

const saveWith = async (content: typeof email, typed: Readonly<Record<string, string>>) => {
  const app = showInApp(content, calls);
  for (const [label, text] of Object.entries(typed)) {
    await user.click(screen.getByLabelText(label, { selector: "input" }));
    await user.paste(text);
  }
  await user.click(screen.getByRole("button", { name: "Save" }));
  return app;
};

test.each([
  ["email", email, {}, "Enter your email"],
  ["email", email, { Email: "eve@example.com" }, "Enter the code we sent you"],
  ["email", email, { Email: "eve@example.com", ...code }, "Enter your password or the code we sent you"],
  ["phone", phone, {}, "Enter your phone number"],
  ["phone", phone, { "Phone number": "6045550173" }, "Enter the code we sent you"],
  ["phone", phone, { "Phone number": "6045550173", ...code }, "Enter your password or the code we sent you"],
] as const)("shows errors of %s %# at the field and in a toast", async (_, content, typed, text) => {
  const app = await saveWith(content, typed);
  expect(await screen.findByText(text)).toBeVisible();
  expect(toastsOf(app)).toEqual([text]);
  expect(calls.sent).toEqual([]);
});

test.each([
  ["email", email, { Email: "eve@example.com" }, { email: "eve@example.com", emailCaptcha: "123456" }],
  ["phone", phone, { "Phone number": "6045550173" }, { phone: "6045550173", phoneCaptcha: "123456" }],
] as const)("sends a new %s with its code and the password once", async (_, content, typed, body) => {
  const app = await saveWith(content, { ...typed, ...code, ...password });
  await expect.poll(() => onClose.mock.calls).toHaveLength(1);
  expect(toastsOf(app)).toEqual(["Saved"]);
  expect(calls.sent).toMatchObject([{ body: { ...body, password: "Tread-wear-42" } }]);
});
