import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { Refused } from "../content/editing/refused.ts";
import { listFreight, type PlacedFreight, writeFreight } from "../shipping/freight/freight-terms.ts";
import { operatorActor } from "./actors.ts";
import { WrongUse, type Command } from "./command.ts";
import { readEntriesOf } from "./entry-file.ts";
import { findShop } from "./find-shop.ts";
import { describeFreight, readFreight, writtenFreight } from "./freight-terms.ts";
import { placeOf, placeWidth } from "./place.ts";

const text = { type: "string" } as const;
const options = {
  merchant: text,
  by: text,
  first: text,
  next: text,
  "next-fee": text,
  "free-from": text,
  json: { type: "boolean", default: false },
} as const;

/** @throws Refused */
const changesIn = async (
  [place, fee, ...more]: readonly string[],
  terms: Readonly<Partial<Record<"by" | "first" | "next" | "next-fee" | "free-from", string>>>,
  currency: string,
): Promise<PlacedFreight[]> => {
  const hasTerms = Object.keys(terms).length > 0;
  if (more.length > 0) throw new WrongUse(`"${more.join(" ")}" is left over`, "give one place and one fee");
  if (place === undefined || fee === undefined) {
    if (hasTerms) throw new WrongUse("the place or the fee is missing", "give both");
    if (place === undefined) return [];
    if (!/\.json$/i.test(place)) return [{ country: placeOf(place), terms: null }];
    const entries = await readEntriesOf(resolve(place), "freight");
    const read = entries.map(({ entry, at }) => readFreight(entry, currency, at));
    const duplicate = read.find(
      ({ country }, at) => read.findIndex((other) => other.country === country) !== at,
    );
    if (duplicate) throw new Refused(`place: ${duplicate.country} occurs twice; remove one`);
    return read;
  }
  const { by, first, next, "next-fee": nextFee, "free-from": freeFrom } = terms;
  return [
    readFreight(
      Object.fromEntries(
        Object.entries({ place, fee, by, first, next, nextFee, freeFrom }).filter(
          ([, value]) => value !== undefined,
        ),
      ),
      currency,
      "",
    ),
  ];
};

export const shopFreight: Command = {
  name: "freight",
  args: [
    "--merchant NAME [--json]",
    "--merchant NAME PLACE [FEE [--by piece|weight --next-fee FEE [--first N] [--next N]] [--free-from AMOUNT]]",
    "--merchant NAME FILE.json",
  ],
  summary:
    "list or set a shop's shipping fees by place; without a fee the place is removed, and shipping is free",
  run: async ({ ctx, output }, args) => {
    const { values, positionals } = parseArgs({ args, allowPositionals: true, options });
    const { merchant, json, ...terms } = values;
    if (merchant === undefined) throw new WrongUse("the shop is missing", "add --merchant NAME");
    const shop = await findShop(ctx.db, merchant);
    const changes = await changesIn(positionals, terms, ctx.config.currency);
    if (changes.length > 0) await writeFreight(ctx, operatorActor, shop, changes);
    const rows = await listFreight(ctx.db, shop);
    if (json) output.write(`${JSON.stringify(rows.map(writtenFreight), null, 2)}\n`);
    else for (const row of rows) output.write(`${row.country.padEnd(placeWidth)}  ${describeFreight(row)}\n`);
    return 0;
  },
};
