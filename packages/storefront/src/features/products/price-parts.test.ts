import { formatMoney, locales } from "@carmine/i18n";
import fc from "fast-check";
import { expect, test } from "vitest";
import { priceParts } from "./price-parts.ts";

test("join to the formatted amount in every language", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...locales),
      fc.constantFrom(0, 2, 3),
      fc.integer({ min: -10_000_000, max: 10_000_000 }),
      (locale, digits, cents) => {
        const money = formatMoney(cents / 100, { locale, digits, symbol: "¤" });
        expect(
          priceParts(money)
            .map(({ value }) => value)
            .join(""),
        ).toBe(money.text);
      },
    ),
  );
});
