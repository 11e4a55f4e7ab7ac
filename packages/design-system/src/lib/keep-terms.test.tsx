import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { keepTerms } from "./keep-terms.tsx";

const kept = (text: string): string[] =>
  [...renderToStaticMarkup(keepTerms(text)).matchAll(/<span[^>]*>([^<]*)<\/span>/g)].map(
    ([, term = ""]) => term,
  );

test.each([
  ["Semi-synthetic motor oil 10W-40, 4 L", ["10W-40", "4 L"]],
  ["半合成机油 10W-40 4\u00a0升", ["10W-40"]],
  ["Aceite de motor semisintético 10W-40, 1,5 l", ["10W-40", "1,5 l"]],
  ["Huile moteur semi-synthèse 5W-30, ACEA C3", ["5W-30", "ACEA C3"]],
  ["Brake fluid DOT 4, 500 ml", ["DOT 4", "500 ml"]],
  ["Lave-glace −30 °C, prêt à l’emploi", ["Lave-glace", "30 °C"]],
  ["น้ำมันเครื่อง 5W-30 ขนาด 205/55 R16 91V", ["5W-30", "205/55 R16"]],
  ["ຢາງລະດູໜາວ Polar 3 205/55 R16 91H", ["205/55 R16"]],
  ["Two-year guarantee", ["Two-year"]],
  ["Forza Five 16 × 7J wheel, brilliant silver", ["16 × 7J"]],
  ["Iron-X wheel cleaner", ["Iron-X"]],
])("keeps the terms of “%s” on one line each", (text, terms) => {
  expect(kept(text)).toEqual(terms);
  expect(renderToStaticMarkup(keepTerms(text)).replace(/<[^>]*>/g, "")).toBe(text);
});

test.each(["Merino-wool-and-cashmere scarf", "Uncompromisingly-made", "Tire", ""])(
  "lets “%s” break where it may",
  (text) => expect(kept(text)).toEqual([]),
);
