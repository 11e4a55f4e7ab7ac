import type { WireLocale } from "@carmine/api/contract";
import type { DemoQuestion } from "../discovery-types.ts";
import type { DemoCategory, DemoProduct } from "../types.ts";
import { departmentsOf } from "./departments.ts";
import { questionWords } from "./question-words.ts";
import { reviewWords } from "./review-words.ts";
import { between, pick, seeded } from "./random.ts";

const locales: readonly WireLocale[] = ["en", "en", "zh-CN", "es", "fr", "th", "lao"];

/** Questions about the products of each department, oldest first; most are answered. */
export const questionsOf = (
  products: readonly DemoProduct[],
  categories: readonly DemoCategory[],
): DemoQuestion[] => {
  const random = seeded(20261122);
  const departments = departmentsOf(categories);
  return products
    .flatMap((product): DemoQuestion[] => {
      const words = questionWords[departments.get(product.category) ?? ""];
      if (words === undefined) return [];
      const used = new Set<string>();
      return Array.from({ length: between(random, 1, 5) }, () => {
        const locale = pick(random, locales);
        return { locale, pair: pick(random, words[locale]) };
      }).flatMap(({ locale, pair: [question, answer] }) => {
        if (used.has(question)) return [];
        used.add(question);
        return [
          {
            product: product.key,
            locale,
            nickname: pick(random, reviewWords[locale].names),
            question,
            ageDays: between(random, 2, 90),
            ...(random() < 0.85 && { answer }),
          },
        ];
      });
    })
    .toSorted((a, b) => b.ageDays - a.ageDays);
};
