import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";

const catalogues = resolve(import.meta.dirname, "../../../i18n/catalogues");

test.each(["en", "zh-CN", "es", "fr", "th", "lao"])(
  "%s texts don't contain the shop's name or claim that all shops are verified",
  (locale) => {
    const texts = readdirSync(join(catalogues, locale))
      .filter((file) => file.endsWith(".json"))
      .flatMap((file) => Object.values(JSON.parse(readFileSync(join(catalogues, locale, file), "utf8"))))
      .map((entry) => JSON.stringify(entry));
    expect(texts.length).toBeGreaterThan(100);
    expect(
      texts.filter((text) =>
        /Carmine|205\/55|Tires & more|shops we have checked|checked by us|verified shops|every shop verified/i.test(
          text,
        ),
      ),
    ).toEqual([]);
  },
);
