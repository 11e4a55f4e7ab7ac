import { useEffect, type ReactElement } from "react";
import { CheckoutResume } from "../../features/cart/CheckoutResume.tsx";
import { endEarlyInput } from "../../hydration/replay-early-input.ts";
import { LanguageOffer } from "../language/LanguageOffer.tsx";
import { NavigationProgress } from "../navigation/NavigationProgress.tsx";
import { ShopSideWidget } from "../side/ShopSideWidget.tsx";

/** Parts that are added once the page is idle, because they show nothing at first. */
export default function DeferredShell({ side }: { side: boolean }): ReactElement {
  useEffect(() => {
    const soon = setTimeout(endEarlyInput);
    return () => clearTimeout(soon);
  }, []);
  return (
    <>
      <NavigationProgress />
      <LanguageOffer />
      <CheckoutResume />
      {side && <ShopSideWidget />}
    </>
  );
}
