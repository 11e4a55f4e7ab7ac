import type { PricePart } from "@carmine/design-system";
import type { MoneyParts } from "@carmine/i18n";

/** An amount for the price component, in the order of the language. */
export const priceParts = (money: MoneyParts): PricePart[] => {
  const symbol = { type: "currency", value: money.symbol };
  const number = [
    { type: "integer", value: money.whole },
    { type: "decimal", value: money.decimal },
    { type: "fraction", value: money.fraction },
  ];
  const space = { type: "literal", value: money.space };
  const parts = money.symbolFirst ? [symbol, space, ...number] : [...number, space, symbol];
  return [...(money.negative ? [{ type: "minusSign", value: "\u2212" }] : []), ...parts].filter(
    ({ value }) => value !== "",
  );
};
