import { readdirSync } from "node:fs";
import { join } from "node:path";
import { wireLocales } from "@carmine/api/contract";
import { describe, expect, it } from "vitest";
import { isTextKey } from "./messages/index.ts";
import type { Texts } from "./messages/localized.ts";

const files = readdirSync(join(import.meta.dirname, "messages"))
  .filter((name) => !/^(index|localized)\.ts$/.test(name))
  .map((name) => name.replace(/\.ts$/, ""));

const placeholders = (text: string) =>
  [...text.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name).toSorted();

describe.each(files)("%s", (file) => {
  it("has every text in every language, with the same values, and is part of the whole", async () => {
    const module = (await import(`./messages/${file}.ts`)) as Record<string, Texts>;
    const entries = Object.values(module).flatMap((texts) => Object.entries(texts));
    expect(entries.length).toBeGreaterThan(0);
    for (const [key, localized] of entries) {
      expect(isTextKey(key), key).toBe(true);
      for (const locale of wireLocales) {
        expect(localized[locale].trim(), `${key} ${locale}`).not.toBe("");
        expect(placeholders(localized[locale]), `${key} ${locale}`).toEqual(placeholders(localized.en));
      }
    }
  });
});
