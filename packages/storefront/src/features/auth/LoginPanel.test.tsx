// @vitest-environment happy-dom
import "@testing-library/jest-dom/vitest";
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState, type ReactElement } from "react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { startView, type LoginView } from "../../app/stores.ts";
import { ok, showInApp, toastsOf, type Calls } from "../../testing/show-in-app.tsx";
import { LoginPanel } from "./LoginPanel.tsx";

let calls: Calls;

const Panel = ({ first }: { first: LoginView }): ReactElement => {
  const [view, setView] = useState(first);
  return <LoginPanel view={view} onView={setView} guestOffered level={2} />;
};

const show = (first: LoginView = startView) => showInApp(<Panel first={first} />, calls);

const user = userEvent.setup();
beforeEach(() => {
  calls = { sent: [], answers: {} };
});
afterEach(cleanup);

test("shows the reason to sign in for coupons", () => {
  showInApp(
    <LoginPanel view="email" onView={() => undefined} guestOffered level={1} purpose="coupons" />,
    calls,
  );
  expect(screen.getByText("Sign in to claim coupons and see the ones you have.")).toBeVisible();
});

test("shows the reason when a session ended", () => {
  showInApp(
    <LoginPanel view="email" onView={() => undefined} guestOffered level={2} purpose="again" />,
    calls,
  );
  expect(screen.getByRole("status")).toHaveTextContent("You were signed out. Sign in again to continue.");
  expect(screen.queryByText(/Welcome back/)).toBeNull();
});

test("shows the server's message about an ended session", () => {
  showInApp(
    <LoginPanel view="email" onView={() => undefined} guestOffered level={2} purpose="again" notice="Bye" />,
    calls,
  );
  expect(screen.getByRole("status")).toHaveTextContent(/^Bye$/);
});

test("signs in by email on Enter and updates the page", async () => {
  calls.answers["/api/front/login/email"] = ok({ token: "", uid: 1 });
  const app = show();
  await user.type(screen.getByRole("textbox", { name: "Email" }), "ann@example.com");
  await user.click(screen.getByRole("checkbox"));
  await user.type(screen.getByLabelText("Password"), "Tread-wear-42{Enter}");
  await waitFor(() => expect(app.stores.session.getState().signedIn).toBe(true));
  expect(calls.sent).toEqual([
    { path: "/api/front/login/email", body: { email: "ann@example.com", password: "Tread-wear-42" } },
  ]);
});

test("sends nothing until the agreement is checked and all fields are valid", async () => {
  show();
  await user.type(screen.getByRole("textbox", { name: "Email" }), "not an address");
  await user.click(screen.getByRole("button", { name: "Sign in" }));
  await waitFor(() => expect(screen.getByRole("textbox", { name: "Email" })).toBeInvalid());
  expect(screen.getByRole("checkbox")).toBeInvalid();
  expect(calls.sent).toEqual([]);
});

type Typed = Readonly<Record<string, string>>;

/** Fills the fields with these labels. */
const fill = async (typed: Typed): Promise<void> => {
  for (const [label, text] of Object.entries(typed)) {
    await user.click(screen.getByLabelText(label, { selector: "input:not([type=radio])" }));
    await user.paste(text);
  }
};

const email = { Email: "ann@example.com" };
const phone = { "Phone number": "6045550173" };
const password = { Password: "Tread-wear-42" };
const code = { "Verification code": "123456" };
const missing = {
  email: "Enter your email",
  phone: "Enter your phone number",
  password: "Enter your password",
  code: "Enter the code we sent you",
  agreement: "Accept the terms first",
};
const wrong = {
  email: "Enter a complete email, such as name@example.com",
  phone: "Enter 4 to 20 digits",
  length: "Use 8 to 64 characters",
};

/** Each view with its input, its button, and the first error. */
const refusals: readonly (readonly [LoginView, Typed, string, string])[] = [
  ["email", {}, "Sign in", missing.email],
  ["email", { Email: "ann@", ...password }, "Sign in", wrong.email],
  ["email", email, "Sign in", missing.password],
  ["email", { ...email, ...password }, "Sign in", missing.agreement],
  ["phonePassword", {}, "Sign in", missing.phone],
  ["phonePassword", { "Phone number": "12" }, "Sign in", wrong.phone],
  ["phonePassword", phone, "Sign in", missing.password],
  ["phonePassword", { ...phone, ...password }, "Sign in", missing.agreement],
  ["phoneCode", {}, "Sign in", missing.phone],
  ["phoneCode", phone, "Sign in", missing.code],
  ["phoneCode", { ...phone, "Verification code": "ab-cd" }, "Sign in", missing.code],
  ["phoneCode", { ...phone, ...code }, "Sign in", missing.agreement],
  ["phoneCode", { "Phone number": "12" }, "Send code", wrong.phone],
  ["forgot", {}, "Next", missing.email],
  ["forgot", { Email: "ann" }, "Next", wrong.email],
  ["register", {}, "Create account", missing.email],
  ["register", {}, "Send code", missing.email],
  ["register", email, "Create account", missing.code],
  ["register", { ...email, "Verification code": "ab-cd" }, "Create account", missing.code],
  ["register", { ...email, ...code }, "Create account", missing.password],
  ["register", { ...email, ...code, Password: "short" }, "Create account", wrong.length],
  ["register", { ...email, ...code, ...password }, "Create account", missing.agreement],
  ["guest", {}, "Continue as guest", missing.email],
  ["guest", { Email: "ann" }, "Continue as guest", wrong.email],
];

/** Waits for the field error. @returns the toasts and the requests */
const refusal = async (app: ReturnType<typeof show>, text: string) => {
  expect(await screen.findByText(text)).toBeVisible();
  return { toasts: toastsOf(app), sent: calls.sent };
};

test.each(refusals)(
  "rejects input in view %s with %o: “%s” shows “%s” at the field and in a toast",
  async (...row) => {
    const [view, typed, button, text] = row;
    const app = show(view);
    await fill(typed);
    await user.click(screen.getAllByRole("button", { name: button }).at(0) as HTMLElement);
    expect(await refusal(app, text)).toEqual({ toasts: [text], sent: [] });
  },
);

test.each<[Typed, string]>([
  [{}, missing.code],
  [{ "Verification code": "ab-cd" }, missing.code],
  [code, missing.password],
  [{ ...code, "New password": "short" }, wrong.length],
  [{ ...code, "New password": "wheel nuts 43" }, "Enter the new password again"],
  [
    { ...code, "New password": "wheel nuts 43", "Confirm new password": "wheel nuts 44" },
    "The passwords don’t match",
  ],
])("rejects input in view reset with %o: shows “%s” at the field and in a toast", async (typed, text) => {
  const app = show("forgot");
  await fill(email);
  await user.click(screen.getByRole("button", { name: "Next" }));
  await screen.findByRole("heading", { name: "Set a new password" });
  calls.sent.length = 0;
  await fill(typed);
  await user.click(screen.getByRole("button", { name: "Set new password" }));
  expect(await refusal(app, text)).toEqual({ toasts: ["We sent you a code", text], sent: [] });
});

test.each<[Typed, string]>([
  [{}, missing.phone],
  [phone, missing.code],
  [{ ...phone, ...code, Password: "short" }, wrong.length],
  [{ ...phone, ...code, ...password }, missing.agreement],
])("rejects registration by phone with %o: shows “%s” at the field and in a toast", async (typed, text) => {
  const app = show("register");
  await user.click(screen.getByRole("radio", { name: "Phone" }));
  await fill(typed);
  await user.click(screen.getByRole("button", { name: "Create account" }));
  expect(await refusal(app, text)).toEqual({ toasts: [text], sent: [] });
});

test.each<[LoginView, string, Typed, string]>([
  ["email", "Sign in", { ...email, ...password }, "/api/front/login/email"],
  ["register", "Send code", email, "/api/front/login/email/captcha"],
])("submits corrected input in view %s with “%s”", async (view, button, typed, path) => {
  show(view);
  const press = () => fireEvent.click(screen.getAllByRole("button", { name: button }).at(0) as HTMLElement);
  if (view === "email") fireEvent.click(screen.getByRole("checkbox"));
  press();
  expect(await screen.findByText(missing.email)).toBeVisible();
  for (const [label, value] of Object.entries(typed))
    fireEvent.change(screen.getByLabelText(label, { selector: "input:not([type=radio])" }), {
      target: { value },
    });
  press();
  press();
  await waitFor(() => expect(calls.sent.map((call) => call.path)).toEqual([path]));
});

test("shows a server error at the field", async () => {
  calls.answers["/api/front/login/email"] = { code: 500, message: "Wrong email or password", data: null };
  const app = show();
  await user.type(screen.getByRole("textbox", { name: "Email" }), "ann@example.com");
  await user.type(screen.getByLabelText("Password"), "not-the-right-1");
  await user.click(screen.getByRole("checkbox"));
  await user.click(screen.getByRole("button", { name: "Sign in" }));
  expect(await screen.findByText("Wrong email or password")).toBeVisible();
  expect(app.stores.session.getState().signedIn).toBe(false);
});

test("removes the toast of an error once the field is corrected", async () => {
  const app = show();
  await user.click(screen.getAllByRole("button", { name: "Sign in" }).at(0) as HTMLElement);
  expect(await refusal(app, missing.email)).toMatchObject({ toasts: [missing.email] });
  await fill(email);
  await expect.poll(() => toastsOf(app)).toEqual([]);
});

test("keeps the email when going to the forgotten password and back", async () => {
  show();
  await user.type(screen.getByRole("textbox", { name: "Email" }), "ann@example.com");
  await user.click(screen.getByRole("button", { name: "Forgot password?" }));
  expect(screen.getByRole("heading", { name: "Forgot your password?" })).toBeVisible();
  expect(screen.getByRole("textbox", { name: "Email" })).toHaveValue("ann@example.com");
  await user.click(screen.getByRole("button", { name: "Sign in" }));
  expect(screen.getByRole("heading", { name: "Sign in" })).toBeVisible();
});

test("moves focus to the title of the next view, but keeps it when switching between phone and email", async () => {
  show();
  expect(screen.getByRole("textbox", { name: "Email" })).toHaveFocus();
  await user.click(screen.getByRole("button", { name: "Forgot password?" }));
  expect(screen.getByRole("heading", { name: "Forgot your password?" })).toHaveFocus();
  await user.click(screen.getByRole("button", { name: "Sign in" }));
  expect(screen.getByRole("heading", { name: "Sign in" })).toHaveFocus();
  await user.click(screen.getByRole("button", { name: "Create account" }));
  expect(screen.getByRole("heading", { name: "Create your account" })).toHaveFocus();
  await user.click(screen.getByRole("button", { name: "Sign in" }));
  await user.click(screen.getByRole("radio", { name: "Phone" }));
  expect(screen.getByRole("radio", { name: "Phone" })).toHaveFocus();
});

test.each<[LoginView, string]>([
  ["phonePassword", "Sign in"],
  ["phoneCode", "Sign in"],
  ["forgot", "Forgot your password?"],
  ["register", "Create your account"],
  ["guest", "Continue as guest"],
])("renders view %s as one form below its title", (view, title) => {
  show(view);
  expect(screen.getByRole("heading", { level: 2, name: title })).toBeVisible();
  expect(document.forms).toHaveLength(1);
});

test("confirms a sent code with the marketplace’s message", async () => {
  calls.answers["/api/front/login/email/captcha"] = {
    code: 200,
    message: "A code is on its way",
    data: null,
  };
  const app = show("register");
  await fill(email);
  await user.click(screen.getByRole("button", { name: "Send code" }));
  await waitFor(() => expect(toastsOf(app)).toEqual(["A code is on its way"]));
});

test("confirms a sent code with our message if the marketplace only returns success", async () => {
  calls.answers["/api/front/login/email/forget/password"] = { code: 200, message: "success", data: null };
  const app = show("forgot");
  await fill(email);
  await user.click(screen.getByRole("button", { name: "Next" }));
  await waitFor(() => expect(toastsOf(app)).toEqual(["We sent you a code"]));
  expect(screen.getByLabelText("New password")).toBeVisible();
});
