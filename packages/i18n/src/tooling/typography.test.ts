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

test("accepts correct Spanish, and has no rules for other languages", () => {
  expect(isToldIn("es", "¿Querías decir «{words}»?")).toBe(false);
  expect(isToldIn("en", "Delete this address?")).toBe(false);
});
