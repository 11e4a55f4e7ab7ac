import type { WireLocale } from "@carmine/api/contract";
import type { DemoQuestion } from "../discovery-types.ts";
import type { DemoProduct } from "../types.ts";
import { reviewWords } from "./review-words.ts";
import { between, pick, seeded } from "./random.ts";

type Pair = readonly [question: string, answer: string];

const tires: Readonly<Record<WireLocale, readonly Pair[]>> = {
  en: [
    [
      "When were these tires made?",
      "All of them within the last twelve months. The date is on the sidewall.",
    ],
    ["Is the fitting voucher valid at any garage?", "At 340 partner garages. You choose one after checkout."],
    [
      "Are they louder than a touring tire?",
      "The label says the decibels; in the car most drivers notice no difference.",
    ],
  ],
  "zh-CN": [
    ["轮胎是什么时候生产的？", "都是十二个月以内的，日期印在胎侧。"],
    ["可以单买一条吗？", "可以，但同轴建议成对更换。"],
  ],
  es: [
    ["¿Se puede comprar uno solo?", "Sí, aunque conviene cambiar los dos del mismo eje."],
    [
      "¿El vale de montaje sirve en cualquier taller?",
      "En 340 talleres asociados; lo eliges al terminar la compra.",
    ],
  ],
  fr: [
    ["Peut-on en acheter un seul ?", "Oui, mais mieux vaut changer les deux du même essieu."],
    [
      "Le bon de montage est-il valable partout ?",
      "Dans 340 garages partenaires, à choisir après la commande.",
    ],
  ],
  th: [["ยางผลิตเมื่อไร", "ภายในสิบสองเดือนล่าสุด วันที่อยู่บนแก้มยาง"]],
  lao: [["ຢາງຜະລິດເມື່ອໃດ?", "ພາຍໃນສິບສອງເດືອນຫຼ້າສຸດ, ວັນທີຢູ່ແກ້ມຢາງ."]],
};

const locales: readonly WireLocale[] = ["en", "en", "zh-CN", "es", "fr", "th", "lao"];

/** Questions about tires; most of them are answered. */
export const questionsOf = (products: readonly DemoProduct[]): DemoQuestion[] => {
  const random = seeded(20261122);
  return products
    .filter(({ shopCategory }) => shopCategory === "tires")
    .flatMap((product): DemoQuestion[] => {
      const count = between(random, 1, 5);
      const asked = new Set<string>();
      return Array.from({ length: count }, () => {
        const locale = pick(random, locales);
        return { locale, pair: pick(random, tires[locale]) };
      }).flatMap(({ locale, pair: [question, answer] }) => {
        if (asked.has(question)) return [];
        asked.add(question);
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
    });
};
