import { money } from "../../testing/shop-samples.ts";
import { FlashStrip, type FlashDeal } from "./index.ts";

const more = { label: "All deals", href: "/goods/activity_list" };
const deal = {
  id: 1,
  href: "/goods_detail/1",
  title: "Eco 4",
  picture: { src: "/a.webp", alt: "" },
  price: money(46.9),
} satisfies FlashDeal;

/** Usages that must not compile. */
export const invalidUsages = {
  // @ts-expect-error The region is named by its title.
  withoutTitle: <FlashStrip more={more} deals={[deal]} />,
  // @ts-expect-error The strip shows some deals; the others have a page.
  withoutMore: <FlashStrip title="Flash deals" deals={[deal]} />,
  // @ts-expect-error A bar needs a text for what it measures.
  silentBar: <FlashStrip title="Flash deals" more={more} deals={[{ ...deal, claimed: { share: 72 } }]} />,
  // @ts-expect-error An original price needs a label.
  bareOldPrice: <FlashStrip title="Flash deals" more={more} deals={[{ ...deal, oldPrice: "$60.00" }]} />,
};
