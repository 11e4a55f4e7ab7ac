import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { Refused } from "../content/editing/refused.ts";
import { listFreight, type PlacedFreight, writeFreight } from "../shipping/freight/freight-terms.ts";
import { operatorHere } from "./actors.ts";
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

/** What the arguments change. @throws Refused */
const changesIn = async (
  [place, fee, ...more]: readonly string[],
  said: Readonly<Partial<Record<"by" | "first" | "next" | "next-fee" | "free-from", string>>>,
  currency: string,
): Promise<PlacedFreight[]> => {
  const isSaid = Object.keys(said).length > 0;
  if (more.length > 0) throw new WrongUse("Say one place and one fee.");
  if (place === undefined || fee === undefined) {
    if (isSaid) throw new WrongUse("Say the place and the fee.");
    if (place === undefined) return [];
    if (!/\.json$/i.test(place)) return [{ country: placeOf(place), terms: null }];
    const entries = await readEntriesOf(resolve(place), "freight");
    const read = entries.map(({ entry, at }) => readFreight(entry, currency, at));
    const twice = read.find(({ country }, at) => read.findIndex((other) => other.country === country) !== at);
    if (twice) throw new Refused(`place: ${twice.country} is there twice.`);
    return read;
  }
  const { by, first, next, "next-fee": nextFee, "free-from": freeFrom } = said;
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
  args: "--merchant NAME [PLACE [FEE [--by piece|weight --next-fee FEE [--first N] [--next N]] [--free-from AMOUNT]] | FILE.json] [--json]",
  summary:
    "lists what a shop charges for delivery where, or says it; no fee takes a place off, delivery is free without one",
  run: async ({ ctx, output }, args) => {
    const { values, positionals } = parseArgs({ args, allowPositionals: true, options });
    const { merchant, json, ...said } = values;
    if (merchant === undefined) throw new WrongUse("Name a shop by --merchant.");
    const shop = await findShop(ctx.db, merchant);
    try {
      const changes = await changesIn(positionals, said, ctx.config.currency);
      if (changes.length > 0) await writeFreight(ctx, operatorHere, shop, changes);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      output.write(`${error.message}\n`);
      return 1;
    }
    const rows = await listFreight(ctx.db, shop);
    if (json) output.write(`${JSON.stringify(rows.map(writtenFreight), null, 2)}\n`);
    else for (const row of rows) output.write(`${row.country.padEnd(placeWidth)}  ${describeFreight(row)}\n`);
    return 0;
  },
};
