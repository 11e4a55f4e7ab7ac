import { startTransition, useEffect, useState } from "react";
import { useNavigate } from "../../app/location.ts";
import * as paths from "../../app/paths.ts";
import { useApp, useLoginPanel, useSession } from "../../app/AppContext.tsx";
import { useLoading } from "../../router/NavigationContext.tsx";
import { keepCheckoutInput, type CheckoutInput } from "./checkout-input.ts";
import { goToCheckout } from "./go-to-checkout.ts";

export interface CheckoutStarter {
  /** @param settled resolves when pending changes, such as quantities, are saved */
  readonly start: (input: CheckoutInput, settled?: () => Promise<void>) => void;
  readonly busy: boolean;
}

/**
 * Starts a checkout of cart rows or of one sku. A visitor signs in or continues as a guest first; `CheckoutResume`
 * then continues, even if the button was removed.
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
        // In a transition, like the loading state of the next page, so that the button stays busy in between.
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
