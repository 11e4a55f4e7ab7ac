import { money } from "../../testing/shop-samples.ts";
import {
  BuyRow,
  CouponChip,
  Guarantees,
  PriceBlock,
  ProductPageLayout,
  ProductHead,
  QuantityPresets,
  StickyBuyBar,
} from "./index.ts";

const bar = { title: "Touring GT", picture: { src: "/a.webp", alt: "" }, price: money(5), actions: null };

/** What must not compile. */
export const refused = {
  // @ts-expect-error The frame says who sells it.
  withoutShop: <ProductPageLayout gallery={null}>{null}</ProductPageLayout>,
  // @ts-expect-error The title is the heading of the page.
  withoutTitle: <ProductHead subtitle="Summer tire" />,
  // @ts-expect-error A price comes in the pieces of its locale, so that it is one readable string.
  priceAsText: <PriceBlock price="$148.50" />,
  // @ts-expect-error A coupon says from which sum it takes off.
  withoutCondition: <CouponChip amount="$15 off" actionLabel="Claim" />,
  // @ts-expect-error A line has a name.
  namelessRow: <BuyRow>Tomorrow</BuyRow>,
  // @ts-expect-error A list of promises has a name.
  namelessList: <Guarantees items={[]} />,
  // @ts-expect-error Each number has its words.
  numbersAlone: <QuantityPresets label="Usual" presets={[1, 2]} value={1} onValueChange={() => undefined} />,
  // @ts-expect-error The bar stands in for buttons: it shows once they have left the view.
  withoutButtons: <StickyBuyBar {...bar} />,
};
