import { startTransition, useEffect, useState } from "react";
import { useNavigate } from "../../app/location.ts";
import * as paths from "../../app/paths.ts";
import { useApp, useLoginPanel, useSession } from "../../app/AppContext.tsx";
import { useLoading } from "../../router/NavigationContext.tsx";
import { keepCheckoutInput, type CheckoutInput } from "./checkout-input.ts";
import { goToCheckout } from "./go-to-checkout.ts";

export interface CheckoutStarter {
  /** @param settled what must be through before, such as quantities on their way */
  readonly start: (input: CheckoutInput, settled?: () => Promise<void>) => void;
  readonly busy: boolean;
}

/**
 * Goes to the checkout with rows of the cart or with one sku. A visitor signs in or goes on as a guest first, and is
 * taken on from there by `CheckoutResume`, also where the button is gone by then.
 */
export const useCheckout = (): CheckoutStarter => {
  const app = useApp();
  const navigate = useNavigate();
  const leaving = useLoading()?.pathname.endsWith(paths.confirm) ?? false;
  const show = useLoginPanel((state) => state.show);
  const signedIn = useSession((state) => state.settled && state.signedIn);
  const [busy, setBusy] = useState(false);
  const { checkout } = app.stores;

  useEffect(
    () =>
      checkout.subscribe((state) => {
        if (state.busy) setBusy(true);
        // In a transition, like what says that the next page is on its way: the button stays busy in between.
        else startTransition(() => setBusy(false));
      }),
    [checkout],
  );

  return {
    busy: busy || leaving,
    start: (input, settled) => {
      if (leaving) return;
      if (signedIn) {
        void goToCheckout(app, navigate, input, settled);
        return;
      }
      const ask = (): void => {
        keepCheckoutInput(location.pathname, input);
        show({ guest: true });
      };
      if (settled) void settled().then(ask);
      else ask();
    },
  };
};
