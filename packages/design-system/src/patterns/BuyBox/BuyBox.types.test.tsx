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

/** Usages that must not compile. */
export const invalidUsages = {
  // @ts-expect-error The layout needs a shop.
  withoutShop: <ProductPageLayout gallery={null}>{null}</ProductPageLayout>,
  // @ts-expect-error The title is the page's heading.
  withoutTitle: <ProductHead subtitle="Summer tire" />,
  // @ts-expect-error A price is passed as `Intl.NumberFormat` parts.
  priceAsText: <PriceBlock price="$148.50" />,
  // @ts-expect-error A coupon needs its condition.
  withoutCondition: <CouponChip amount="$15 off" actionLabel="Claim" />,
  // @ts-expect-error A row needs a name.
  namelessRow: <BuyRow>Tomorrow</BuyRow>,
  // @ts-expect-error A list of promises needs a name.
  namelessList: <Guarantees items={[]} />,
  // @ts-expect-error Each quantity needs its text.
  numbersAlone: <QuantityPresets label="Usual" presets={[1, 2]} value={1} onValueChange={() => undefined} />,
  // @ts-expect-error The bar needs the buttons that it replaces.
  withoutButtons: <StickyBuyBar {...bar} />,
};
