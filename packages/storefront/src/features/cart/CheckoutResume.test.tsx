// @vitest-environment happy-dom
import { act, cleanup, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { App } from "../../app/app.ts";
import { ok, showInApp, type Calls } from "../../testing/show-in-app.tsx";
import { CheckoutResume } from "./CheckoutResume.tsx";
import { useCheckout } from "./use-checkout.ts";

const path = "/api/front/order/pre/order";
let calls: Calls;

/** A panel that closes before the sign-in panel opens, like the "added to cart" panel. */
const Panel = ({ onClose }: { onClose: () => void }) => {
  const { start } = useCheckout();
  const press = (): void => {
    onClose();
    start({ kind: "sku", productId: 1, skuId: 2, quantity: 1 });
  };
  return <button onClick={press}>Checkout</button>;
};

const Page = () => {
  const [open, setOpen] = useState(true);
  return (
    <>
      {open && <Panel onClose={() => setOpen(false)} />}
      <CheckoutResume />
    </>
  );
};

const pressed = async (): Promise<App> => {
  const app = showInApp(<Page />, calls);
  await userEvent.click(screen.getByRole("button", { name: "Checkout" }));
  expect(screen.queryByRole("button", { name: "Checkout" })).toBeNull();
  expect(app.stores.loginPanel.getState().open).toBe(true);
  return app;
};
const signIn = ({ stores }: App) =>
  act(() => {
    stores.session.getState().set(true);
    stores.loginPanel.getState().close();
  });

beforeEach(() => {
  sessionStorage.clear();
  calls = { sent: [], answers: { [path]: ok({ preOrderNo: "P1" }) } };
});
afterEach(cleanup);

test("continues to checkout after signing in, even if the button was removed", async () => {
  signIn(await pressed());
  await expect.poll(() => calls.sent.map((sent) => sent.path)).toEqual([path]);
  await expect.poll(() => sessionStorage.length).toBe(0);
});

test("doesn't continue to checkout after the sign-in panel was closed", async () => {
  const app = await pressed();
  act(() => app.stores.loginPanel.getState().close());
  signIn(app);
  await new Promise((resolve) => setTimeout(resolve, 30));
  expect(calls.sent).toEqual([]);
});
