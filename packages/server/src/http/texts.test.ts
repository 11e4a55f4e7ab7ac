import { readdirSync } from "node:fs";
import { join } from "node:path";
import { wireLocales } from "@carmine/api/contract";
import { expect, it } from "vitest";
import { isTextKey, textsIn } from "./messages/index.ts";
import type { Texts } from "./messages/localized.ts";

const placeholders = (text: string) =>
  [...text.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name).toSorted();

it("every text is there in every language, with the same values", () => {
  const english = textsIn("en");
  expect(Object.keys(english).length).toBeGreaterThan(200);
  for (const locale of wireLocales) {
    const texts = textsIn(locale);
    for (const [key, text] of Object.entries(english)) {
      expect(texts[key]?.trim(), `${key} ${locale}`).toBeTruthy();
      expect(placeholders(texts[key] ?? ""), `${key} ${locale}`).toEqual(placeholders(text));
    }
  }
});

/** The same rule as `checkTypography` of the catalogs, which the server doesn't depend on. */
it("sets French punctuation apart with no-break spaces", () => {
  const wrong = Object.entries(textsIn("fr")).filter(([, text]) =>
    / [:;!?%»]|« |\p{L}[:;!?»](?!\/)|«(?!\u00A0)/u.test(text),
  );
  expect(wrong).toEqual([]);
});

it("every file of texts is part of the whole, and no key stands in two of them", async () => {
  const files = readdirSync(join(import.meta.dirname, "messages"))
    .filter((name) => name.endsWith(".ts") && !/^(index|localized)\.ts$/.test(name))
    .map((name) => name.replace(/\.ts$/, ""));
  const keys = await Promise.all(
    files.map(async (file) => {
      const module = (await import(`./messages/${file}.ts`)) as Record<string, Texts>;
      return Object.values(module).flatMap((texts) => Object.keys(texts));
    }),
  );
  const all = keys.flat();
  for (const key of all) expect(isTextKey(key), key).toBe(true);
  expect(all.filter((key, at) => all.indexOf(key) !== at)).toEqual([]);
});
