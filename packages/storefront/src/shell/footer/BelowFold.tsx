import type { ReactElement } from "react";
import { CheckoutFooter, ShopFooter } from "./ShopFooter.tsx";

/** The foot of a page: of the shop, or the quiet one of the checkout. */
export default function BelowFold({ checkout }: { checkout: boolean }): ReactElement {
  return checkout ? <CheckoutFooter /> : <ShopFooter />;
}
