import { expect, test } from "vitest";
import type { CategoryRow } from "../../category-tree.ts";
import { correctUnspaced } from "./correct-unspaced.ts";

const category = (th: string, lao: string): CategoryRow =>
  ({ id: 1, name: { en: "", th, lao }, keywords: [], path: [1], level: 1 }) as unknown as CategoryRow;

const categories = [
  category("ยางฤดูหนาว", "ຢາງລະດູໜາວ"),
  category("น้ำมันเครื่อง", "ນ້ຳມັນເຄື່ອງ"),
  category("แชมพู", "ແຊມພູ"),
];
const synonyms = [{ term: "ล้อแม็กซ์", meaning: "ล้อแม็ก" }];
const corrected = (keyword: string, locale: "th" | "lao" | "en" = "th") =>
  correctUnspaced(keyword, { categories, synonyms, locale });

test.each([
  ["ยางฤดูหนว", "th", "ยางฤดูหนาว"],
  ["น้ำมันเครือง", "th", "น้ำมันเครื่อง"],
  ["แชมพุ Gloss", "th", "แชมพู Gloss"],
  ["ล้อแมก", "th", "ล้อแม็ก"],
  ["ຢາງລະດູໜາ", "lao", "ຢາງລະດູໜາວ"],
  ["ນ້ຳມັນເຄືອງ", "lao", "ນ້ຳມັນເຄື່ອງ"],
] as const)("corrects “%s” to category words (%s)", (typed, locale, meant) => {
  expect(corrected(typed, locale)).toBe(meant);
});

test("leaves correct, unrelated and non-Thai text unchanged", () => {
  for (const typed of ["ยางฤดูหนาว", "จักรยานเสือภูเขา", "ยา", "winter", "ยางฤดูหนว".repeat(20)])
    expect(corrected(typed), typed).toBeUndefined();
  expect(corrected("ยางฤดูหนว", "en")).toBeUndefined();
});
