import type { WireLocale } from "@carmine/api/contract";
import type { DemoProduct, DemoReview } from "../types.ts";
import { between, pick, seeded, seedOf } from "./random.ts";
import { reviewWords } from "./review-words.ts";

const wanted = 2000;
const locales: readonly WireLocale[] = ["en", "en", "en", "zh-CN", "es", "fr", "th", "lao"];
/** Mostly good, as in a marketplace that throws bad shops out; some shops are better than others. */
const starsOfShops = [
  [5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 4, 4, 3],
  [5, 5, 5, 5, 5, 5, 5, 5, 4, 4, 4, 3],
  [5, 5, 5, 5, 5, 5, 5, 4, 4, 4, 3, 2],
  [5, 5, 5, 5, 5, 5, 4, 4, 3, 2, 1],
] as const;

const starsOf = ({ merchant }: DemoProduct): readonly DemoReview["star"][] =>
  starsOfShops[seedOf(merchant) % starsOfShops.length] ?? starsOfShops[0];

/** Two thousand reviews; goods that sell more have more of them. */
export const reviewsOf = (products: DemoProduct[]): DemoReview[] => {
  const random = seeded(20261121);
  const weighted = products.flatMap((product) =>
    Array.from({ length: 1 + Math.round(Math.sqrt(product.virtualSales) / 8) }, () => product),
  );
  return Array.from({ length: wanted }, (): DemoReview => {
    const product = pick(random, weighted);
    const star = pick(random, starsOf(product));
    const locale = pick(random, locales);
    const words = reviewWords[locale];
    const mood = star >= 4 ? words.good : star === 3 ? words.fair : words.bad;
    const opening = pick(random, mood);
    const closing = pick(random, words.closing);
    const pictures = random() < 0.22 ? product.pictures.slice(0, between(random, 1, 4)) : [];
    return {
      product: product.key,
      sku: between(random, 0, product.skus.length - 1),
      nickname: pick(random, words.names),
      locale,
      star,
      serviceStar: star >= 3 ? pick(random, [4, 5, 5] as const) : pick(random, [2, 3, 4] as const),
      text: `${opening} ${closing}`,
      ...(pictures.length > 0 && { pictures }),
      ...(random() < (star < 4 ? 0.7 : 0.25) && { reply: star >= 4 ? words.thanks : words.sorry }),
      ageDays: between(random, 1, Math.max(2, product.ageDays)),
    };
  });
};
