import { money } from "../../testing/shop-samples.ts";
import { CartBar, CartHead, CartInvalid, CartLine, CartShopGroup, FreeShippingMeter } from "./index.ts";

const line = { tick: null, price: money(5), quantity: null, subtotal: money(10), actions: null };
const product = { title: "Polar 3", picture: { src: "/a.webp", alt: "" } };
const unexplained = { ...product, id: 1, actions: null };
const group = { tick: null, children: null };
const bar = { label: "Sum", start: null, count: "4", totalLabel: "Total", action: null };

/** Usages that must not compile. */
export const invalidUsages = {
  // @ts-expect-error There are four columns besides the product.
  threeColumns: <CartHead selectAll={null} columns={["Price", "Quantity", "Sum"]} />,
  // @ts-expect-error A group is named by its shop, which has a page.
  shopWithoutPage: <CartShopGroup {...group} shop={{ name: "Nordic" }} />,
  // @ts-expect-error A line needs a product.
  emptyLine: <CartLine {...line} />,
  // @ts-expect-error The cart decides the size of the picture.
  ownSize: <CartLine {...line} item={{ ...product, size: 48 }} />,
  // @ts-expect-error The bar needs a total.
  withoutTotal: <CartBar {...bar} />,
  // @ts-expect-error Each unavailable item needs a reason.
  withoutReason: <CartInvalid title="1" text="" actions={null} items={[unexplained]} />,
  // @ts-expect-error A meter needs a name and its amounts.
  silentMeter: <FreeShippingMeter text="Add $35.10" value={24.9} max={60} />,
};
