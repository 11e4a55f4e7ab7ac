import { expect, test } from "vitest";
import { localeIn } from "../testing/locales.ts";
import type { Messages } from "../words/messages.ts";
import { en } from "./en.ts";

const flat = ({ calendar: _calendar, countries: _countries, ...components }: Messages) =>
  Object.entries(components).flatMap(([component, texts]) =>
    Object.entries(texts as unknown as Record<string, string | Record<string, string>>).map(
      ([key, text]) => [`${component}.${key}`, text] as const,
    ),
  );

const placeholders = (text: string | Record<string, string>): string[] =>
  [...new Set(Object.values(typeof text === "string" ? { text } : text))].map((form) =>
    [...form.matchAll(/\{\w+\}/g)]
      .map(([name]) => name)
      .toSorted()
      .join(),
  );

const english = new Map(flat(en));

for (const [language, messages] of Object.entries(localeIn)) {
  test(`each text in ${language} has the placeholders of the English one, and is not empty`, () => {
    for (const [key, text] of flat(messages)) {
      const [expected] = placeholders(english.get(key) ?? "");
      for (const found of placeholders(text)) expect(found, key).toBe(expected);
      expect(JSON.stringify(text), key).not.toMatch(/""/);
    }
  });
}

test("includes the Lao names that browsers lack", () => {
  const { calendar, countries } = localeIn.lo;
  expect(calendar?.months).toHaveLength(12);
  expect(calendar?.weekdays).toHaveLength(7);
  expect(countries?.LA).toBe("ລາວ");
});
