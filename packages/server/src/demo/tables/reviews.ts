import type { WireLocale } from "@carmine/api/contract";
import type { DemoProduct, DemoReview } from "../types.ts";
import { between, pick, seeded, seedOf } from "./random.ts";
import { reviewWords } from "./review-words.ts";

const reviewCount = 2000;
const locales: readonly WireLocale[] = ["en", "en", "en", "zh-CN", "es", "fr", "th", "lao"];
/** Mostly good, with differences between shops. */
const starsOfShops = [
  [5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 4, 4, 3],
  [5, 5, 5, 5, 5, 5, 5, 5, 4, 4, 4, 3],
  [5, 5, 5, 5, 5, 5, 5, 4, 4, 4, 3, 2],
  [5, 5, 5, 5, 5, 5, 4, 4, 3, 2, 1],
] as const;

const starsOf = ({ merchant }: DemoProduct): readonly DemoReview["star"][] =>
  starsOfShops[seedOf(merchant) % starsOfShops.length] ?? starsOfShops[0];

/** Younger reviews have no additions. */
const settledDays = 40;

/**
 * Adds votes and additions with a separate random generator: a few reviews have many votes, most have hardly
 * any.
 */
const withEcho = (reviews: readonly DemoReview[]): DemoReview[] => {
  const random = seeded(20261125);
  return reviews.map((review) => {
    const worth = (review.pictures ? 1.6 : 1) * (review.ageDays < 14 ? 0.3 : 1);
    const helpful = Math.floor(40 * worth * random() ** 6);
    const { later } = reviewWords[review.locale];
    const addition = pick(random, review.star >= 4 ? later.good : later.bad);
    const isAdded = random() < 0.05 && review.ageDays >= settledDays;
    return {
      ...review,
      helpful,
      ...(isAdded && { addition: { text: addition, ageDays: review.ageDays - between(random, 25, 35) } }),
    };
  });
};

/** Returns a function for the next text of a product, so that none repeats before all were used. */
const rotation = () => {
  const used = new Map<string, number>();
  return ({ key }: DemoProduct, texts: readonly string[]): string => {
    const list = `${key} ${texts[0]}`;
    const count = used.get(list) ?? 0;
    used.set(list, count + 1);
    return texts[(seedOf(list) + count) % texts.length] ?? "";
  };
};

/** Two thousand reviews, distributed by sales. */
export const reviewsOf = (products: DemoProduct[]): DemoReview[] => {
  const random = seeded(20261121);
  const weighted = products.flatMap((product) =>
    Array.from({ length: 1 + Math.round(Math.sqrt(product.virtualSales) / 8) }, () => product),
  );
  const nextOf = rotation();
  const reviews = Array.from({ length: reviewCount }, (): DemoReview => {
    const product = pick(random, weighted);
    const star = pick(random, starsOf(product));
    const locale = pick(random, locales);
    const words = reviewWords[locale];
    const mood = star >= 4 ? words.good : star === 3 ? words.fair : words.bad;
    const opening = nextOf(product, mood);
    const closing = nextOf(product, words.closing);
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
      helpful: 0,
      ageDays: between(random, 1, Math.max(2, product.ageDays)),
    };
  });
  return withEcho(reviews);
};
