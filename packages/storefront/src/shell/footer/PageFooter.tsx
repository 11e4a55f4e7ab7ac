import type { ReactElement } from "react";
import { CheckoutFooter, ShopFooter } from "./ShopFooter.tsx";

/** The footer of a page: the shop's, or the reduced one of the checkout. */
export default function PageFooter({ checkout }: { checkout: boolean }): ReactElement {
  return checkout ? <CheckoutFooter /> : <ShopFooter />;
}
