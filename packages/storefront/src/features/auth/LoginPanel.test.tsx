// @vitest-environment happy-dom
import "@testing-library/jest-dom/vitest";
import { createClient } from "@carmine/api/client";
import { IntlRoot } from "@carmine/i18n/react";
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { QueryClientProvider } from "@tanstack/react-query";
import { useState, type ReactElement } from "react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, expect, test } from "vitest";
import { AppProvider } from "../../app/AppContext.tsx";
import { createApp } from "../../app/app.ts";
import { startView, type LoginView } from "../../app/stores.ts";
import { NavigationProvider } from "../../router/NavigationContext.tsx";
import { pages } from "../../routes.tsx";
import { LoginPanel } from "./LoginPanel.tsx";

interface Sent {
  readonly path: string;
  readonly body: unknown;
}

let sent: Sent[] = [];
let answers: Record<string, object> = {};

const ok = (data: unknown) => ({ code: 200, message: "", data });
const answer = async (request: Request): Promise<Response> => {
  const { pathname } = new URL(request.url);
  if (request.method === "POST") sent.push({ path: pathname, body: JSON.parse(await request.text()) });
  return Response.json(answers[pathname] ?? ok(null));
};

const Panel = ({ first }: { first: LoginView }): ReactElement => {
  const [view, setView] = useState(first);
  return <LoginPanel view={view} onView={setView} guestOffered level={2} />;
};

const show = (first: LoginView = startView) => {
  const app = createApp({
    locale: "en",
    messages: {},
    environment: { publicUrl: "http://shop.example", locales: ["en"], demo: true },
    api: () => createClient({ baseUrl: "http://shop.example", fetch: answer, locale: "en" }),
    signedIn: false,
  });
  render(
    <AppProvider app={app}>
      <QueryClientProvider client={app.queryClient}>
        <MemoryRouter>
          <IntlRoot locale="en" messages={{}}>
            <NavigationProvider
              pages={pages}
              page={{ entry: undefined, params: {}, status: 200, View: undefined }}
            >
              <Panel first={first} />
            </NavigationProvider>
          </IntlRoot>
        </MemoryRouter>
      </QueryClientProvider>
    </AppProvider>,
  );
  return app;
};

const user = userEvent.setup();
beforeEach(() => {
  sent = [];
  answers = {};
});
afterEach(cleanup);

test("Enter signs in by email, and the page knows", async () => {
  answers["/api/front/login/email"] = ok({ token: "", uid: 1 });
  const app = show();
  await user.type(screen.getByRole("textbox", { name: "Email" }), "ann@example.com");
  await user.click(screen.getByRole("checkbox"));
  await user.type(screen.getByLabelText("Password"), "Tread-wear-42{Enter}");
  await waitFor(() => expect(app.stores.session.getState().signedIn).toBe(true));
  expect(sent).toEqual([
    { path: "/api/front/login/email", body: { email: "ann@example.com", password: "Tread-wear-42" } },
  ]);
});

test("nothing is sent before the agreement is ticked and the fields are right", async () => {
  show();
  await user.type(screen.getByRole("textbox", { name: "Email" }), "not an address");
  await user.click(screen.getByRole("button", { name: "Sign in" }));
  await waitFor(() => expect(screen.getByRole("textbox", { name: "Email" })).toBeInvalid());
  expect(screen.getByRole("checkbox")).toBeInvalid();
  expect(sent).toEqual([]);
});

test.each<[LoginView, string, string]>([
  ["email", "Sign in", "Enter your email"],
  ["phonePassword", "Sign in", "Enter your phone number"],
  ["phoneCode", "Sign in", "Enter your phone number"],
  ["forgot", "Next", "Enter your email"],
  ["register", "Create account", "Enter your email"],
  ["guest", "Continue as guest", "Enter your email"],
])("view %s says at the field and in a toast what is missing", async (view, button, text) => {
  const app = show(view);
  await user.click(screen.getAllByRole("button", { name: button }).at(0) as HTMLElement);
  expect(await screen.findByText(text)).toBeVisible();
  expect(app.stores.toasts.getState().toasts.map((toast) => toast.text)).toEqual([text]);
  expect(sent).toEqual([]);
});

test("a refusal is said at the field, in the server's words", async () => {
  answers["/api/front/login/email"] = { code: 500, message: "Wrong email or password", data: null };
  const app = show();
  await user.type(screen.getByRole("textbox", { name: "Email" }), "ann@example.com");
  await user.type(screen.getByLabelText("Password"), "not-the-right-1");
  await user.click(screen.getByRole("checkbox"));
  await user.click(screen.getByRole("button", { name: "Sign in" }));
  expect(await screen.findByText("Wrong email or password")).toBeVisible();
  expect(app.stores.session.getState().signedIn).toBe(false);
});

test("the email goes along to the forgotten password and back", async () => {
  show();
  await user.type(screen.getByRole("textbox", { name: "Email" }), "ann@example.com");
  await user.click(screen.getByRole("button", { name: "Forgot password?" }));
  expect(screen.getByRole("heading", { name: "Forgot your password?" })).toBeVisible();
  expect(screen.getByRole("textbox", { name: "Email" })).toHaveValue("ann@example.com");
  await user.click(screen.getByRole("button", { name: "Sign in" }));
  expect(screen.getByRole("heading", { name: "Sign in" })).toBeVisible();
});

test.each<[LoginView, string]>([
  ["phonePassword", "Sign in"],
  ["phoneCode", "Sign in"],
  ["forgot", "Forgot your password?"],
  ["register", "Create your account"],
  ["guest", "Continue as guest"],
])("view %s is one form under its title", (view, title) => {
  show(view);
  expect(screen.getByRole("heading", { level: 2, name: title })).toBeVisible();
  expect(document.forms).toHaveLength(1);
});
