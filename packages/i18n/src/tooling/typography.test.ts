import { expect, test } from "vitest";
import type { Locale } from "../locales.ts";
import { checkTypography } from "./typography.ts";

const isToldIn = (locale: Locale, text: string): boolean => checkTypography(locale, { a: text }).length > 0;

test.each([
  ["an ordinary space before a question mark", "Supprimer cette adresse ?"],
  ["an ordinary space before a colon", "Langue : {name}"],
  ["an ordinary space inside quotation marks", "Aucun résultat pour « {words} »"],
  ["no space before a question mark", "Supprimer cette adresse?"],
  ["a straight apostrophe", "L'article"],
  ["English quotation marks", "Aucun résultat pour “{words}”"],
])("reports French with %s", (_, text) => {
  expect(isToldIn("fr", text)).toBe(true);
});

test.each([
  "Supprimer cette adresse\u202F?",
  "Langue\u00A0: {name}",
  "Aucun résultat pour «\u00A0{words}\u00A0»",
  "{count, plural, one {# article} other {# articles}}",
  "{percent, number}\u00A0% des produits",
])("accepts correct French: %s", (text) => {
  expect(isToldIn("fr", text)).toBe(false);
});

test.each([
  ["a question without its opening mark", "Cerrar sesión?"],
  ["an exclamation without its opening mark", "Gracias!"],
  ["English quotation marks", "Sin resultados para “{words}”"],
])("reports Spanish with %s", (_, text) => {
  expect(isToldIn("es", text)).toBe(true);
});

test("accepts correct Spanish", () => {
  expect(isToldIn("es", "¿Querías decir «{words}»?")).toBe(false);
});

test.each<readonly [string, Locale, string]>([
  ["two spaces", "es", "Un  pedido"],
  ["three periods", "en", "Loading..."],
  ["a word joiner", "th", "คำ\u2060สั่งซื้อ"],
  ["a straight apostrophe", "en", "Don't share it"],
  ["a space before a question mark", "en", "Delete this address ?"],
  ["half-width punctuation", "zh-CN", "请稍候,正在加载"],
  ["a space next to full-width punctuation", "zh-CN", "请稍候， 正在加载"],
  ["ๆ without its spaces", "th", "อื่นๆ"],
  ["a Thai letter", "lao", "ສິນคາ"],
  ["an old digraph", "lao", "ຫມາຍເລກ"],
])("reports %s (%s)", (_, locale, text) => {
  expect(isToldIn(locale, text)).toBe(true);
});

test.each<readonly [Locale, string]>([
  ["en", "Don’t share it with “{name}”, {count, plural, one {# item} other {# items}}…"],
  ["zh-CN", "订单 {orderNo} 已送达，{count, plural, other {# 件}}：请核对。"],
  ["th", "สินค้าอื่น ๆ ในร้าน"],
  ["lao", "ໝາຍເລກຄຳສັ່ງຊື້ ແລະ ອື່ນໆ"],
])("accepts correct %s", (locale, text) => {
  expect(isToldIn(locale, text)).toBe(false);
});
