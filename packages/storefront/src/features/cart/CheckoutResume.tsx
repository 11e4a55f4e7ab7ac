import { useEffect, useEffectEvent, useRef } from "react";
import { useNavigate } from "../../app/location.ts";
import { useApp, useLoginPanel, useSession } from "../../app/AppContext.tsx";
import { dropCheckoutInput, readCheckoutInput } from "./checkout-input.ts";
import { goToCheckout } from "./go-to-checkout.ts";

/**
 * Takes a visitor who pressed a button of `useCheckout` on to the checkout once they have signed in, also where the
 * page loads anew after registering. There is one on every page: the panel with the button may be gone by then.
 */
export const CheckoutResume = (): null => {
  const app = useApp();
  const navigate = useNavigate();
  const panelOpen = useLoginPanel((state) => state.open);
  const signedIn = useSession((state) => state.settled && state.signedIn);
  const wasOpen = useRef(false);

  const takeUp = useEffectEvent(() => {
    const input = readCheckoutInput(location.pathname);
    if (input) void goToCheckout(app, navigate, input);
  });
  useEffect(() => {
    if (signedIn) takeUp();
  }, [signedIn]);

  useEffect(() => {
    // The panel was closed without signing in.
    if (wasOpen.current && !panelOpen && !signedIn) dropCheckoutInput();
    wasOpen.current = panelOpen;
  }, [panelOpen, signedIn]);

  return null;
};
