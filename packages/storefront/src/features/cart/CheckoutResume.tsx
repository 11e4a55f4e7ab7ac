import { useEffect, useEffectEvent, useRef } from "react";
import { useNavigate } from "../../app/location.ts";
import { useApp, useLoginPanel, useSession } from "../../app/AppContext.tsx";
import { dropCheckoutInput, readCheckoutInput } from "./checkout-input.ts";
import { goToCheckout } from "./go-to-checkout.ts";

/**
 * Continues to checkout after a visitor who pressed a `useCheckout` button has signed in, even if the page reloads
 * after registration. It is on every page, because the panel with the button may be closed.
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
