// @vitest-environment happy-dom
import { act, cleanup, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState, type ReactElement } from "react";
import { afterEach, beforeAll, expect, test } from "vitest";
import { useLocation } from "../../app/location.ts";
import { useWarning } from "../../app/use-warning.ts";
import { RouterLink } from "../../router/RouterLink.tsx";
import { showInApp, toastsOf } from "../../testing/show-in-app.tsx";
import { Notices } from "./Notices.tsx";

// Imported in advance: on a busy machine its first load takes longer than a test waits.
beforeAll(() => import("./ToastBridge.tsx"));
afterEach(cleanup);

const Cart = (): ReactElement => {
  const [ticked, setTicked] = useState(false);
  const warn = useWarning(!ticked);
  return (
    <>
      <button onClick={() => warn({ tone: "info", message: "Select an item" })}>Check out</button>
      <button onClick={() => setTicked(true)}>Tick</button>
    </>
  );
};

const Pages = (): ReactElement => (
  <>
    {useLocation().pathname === "/cart" && <Cart />}
    <RouterLink href="/">Home</RouterLink>
    <RouterLink href="/cart?page=2">Next</RouterLink>
  </>
);

const open = () =>
  showInApp(
    <Notices>
      <Pages />
    </Notices>,
    { sent: [], answers: {} },
    "/cart",
  );
const press = (role: "button" | "link", name: string) => userEvent.click(screen.getByRole(role, { name }));
const toasts = () =>
  [...document.querySelectorAll("[data-component=Toast]")].map(({ textContent }) => textContent);

test("shows a warning once and removes it when its cause is resolved", async () => {
  open();
  await press("button", "Check out");
  await press("button", "Check out");
  await expect.poll(toasts).toEqual(["Select an item"]);
  await press("button", "Tick");
  expect(toasts()).toEqual([]);
});

test("doesn't show a warning whose cause is solved before toasts are loaded", () => {
  const { stores } = showInApp(<Pages />, { sent: [], answers: {} });
  const takeAway = stores.toasts.getState().show({ message: "Select an item" });
  takeAway();
  expect(stores.toasts.getState().waiting).toEqual([]);
});

test("shows the same error once before toasts are loaded", () => {
  const app = showInApp(<Pages />, { sent: [], answers: {} });
  const { show } = app.stores.toasts.getState();
  for (const message of ["No answer", { key: "network" } as const, "No answer", { key: "network" } as const])
    show({ tone: "critical", message });
  expect(toastsOf(app)).toEqual(["No answer", { key: "network" }]);
});

test("removes a warning with its page", async () => {
  open();
  await press("button", "Check out");
  await expect.poll(toasts).toEqual(["Select an item"]);
  await press("link", "Home");
  expect(toasts()).toEqual([]);
});

test("removes errors on navigation but keeps successes for their duration", async () => {
  const { stores } = open();
  const { show } = stores.toasts.getState();
  await act(async () => {
    show({ message: "Address saved" });
    show({ tone: "critical", message: "The code is wrong" });
  });
  await expect.poll(toasts).toEqual(["Address saved", "The code is wrong"]);
  await press("link", "Next");
  expect(toasts()).toHaveLength(2);
  await press("link", "Home");
  expect(toasts()).toEqual(["Address saved"]);
});

test("removes an error when a success follows", async () => {
  const { stores } = open();
  const { show } = stores.toasts.getState();
  await act(async () => void show({ tone: "critical", message: "The code is wrong" }));
  await expect.poll(toasts).toEqual(["The code is wrong"]);
  await act(async () => void show({ message: "Your account is ready" }));
  await expect.poll(toasts).toEqual(["Your account is ready"]);
});
