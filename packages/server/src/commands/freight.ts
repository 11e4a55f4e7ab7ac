import { parseArgs } from "node:util";
import { minorDigits } from "../shared/money.ts";
import { listFreight, writeFreight } from "../shipping/freight/freight-terms.ts";
import type { FreightRow } from "../shipping/freight/template-of.ts";
import { operatorHere } from "./actors.ts";
import { WrongUse, type Command } from "./command.ts";
import { findShop } from "./find-shop.ts";
import { placeOf, placeWidth } from "./place.ts";

const ways: readonly FreightRow["by"][] = ["flat", "piece", "weight"];

const amountOf = (text: string, currency: string): string => {
  const digits = minorDigits(currency);
  const fits = digits === 0 ? /^\d{1,9}$/ : new RegExp(`^\\d{1,9}(\\.\\d{1,${digits}})?$`);
  if (!fits.test(text)) throw new WrongUse(`“${text}” isn’t an amount of ${currency} such as 4.90.`);
  return text;
};

const unitsOf = (text: string): string => {
  if (!/^\d{1,7}(\.\d{1,3})?$/.test(text) || Number(text) === 0)
    throw new WrongUse(`“${text}” isn’t a number of pieces or of kilograms.`);
  return text;
};

type Said = Readonly<Partial<Record<"by" | "first" | "next" | "next-fee" | "free-from", string>>>;

const termsOf = (fee: string, said: Said, currency: string): FreightRow => {
  const by = ways.find((way) => way === (said.by ?? "flat"));
  if (by === undefined) throw new WrongUse(`Freight is charged by ${ways.join(", ")}.`);
  const { first = "1", next = "1", "next-fee": nextFee, "free-from": freeFrom } = said;
  if (by === "flat" && (said.first ?? said.next ?? nextFee) !== undefined)
    throw new WrongUse("Flat freight is the same for all: --first, --next and --next-fee go with --by.");
  if (by !== "flat" && nextFee === undefined)
    throw new WrongUse("Say by --next-fee what each further step costs.");
  if (freeFrom !== undefined && Number(amountOf(freeFrom, currency)) === 0)
    throw new WrongUse("Delivery that is free from 0 is free: say a fee of 0.");
  return {
    by,
    first: unitsOf(first),
    firstFee: amountOf(fee, currency),
    next: unitsOf(next),
    nextFee: amountOf(nextFee ?? "0", currency),
    freeFrom: freeFrom ?? null,
  };
};

const units = (count: string, by: FreightRow["by"]): string => {
  if (by === "weight") return `${Number(count)} kg`;
  return `${Number(count)} ${Number(count) === 1 ? "piece" : "pieces"}`;
};

const described = ({ by, first, firstFee, next, nextFee, freeFrom }: FreightRow): string => {
  const steps =
    by === "flat" ? "" : ` for ${units(first, by)}, ${nextFee} for each further ${units(next, by)}`;
  return `${firstFee}${steps}${freeFrom === null ? "" : `, free from ${freeFrom}`}`;
};

export const shopFreight: Command = {
  name: "freight",
  args: "--merchant NAME [PLACE [FEE [--by piece|weight --next-fee FEE [--first N] [--next N]] [--free-from AMOUNT]]]",
  summary:
    "lists what a shop charges for delivery where, or says it; no fee takes a place off, delivery is free without one",
  run: async ({ ctx, output }, args) => {
    const text = { type: "string" } as const;
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        merchant: text,
        by: text,
        first: text,
        next: text,
        "next-fee": text,
        "free-from": text,
      },
    });
    const { merchant, ...said } = values;
    const [place, fee, ...more] = positionals;
    if (merchant === undefined) throw new WrongUse("Name a shop by --merchant.");
    if (more.length > 0) throw new WrongUse("Say one place and one fee.");
    if (fee === undefined && Object.keys(said).length > 0) throw new WrongUse("Say the fee after the place.");
    const shop = await findShop(ctx.db, merchant);
    if (place !== undefined) {
      const terms = fee === undefined ? null : termsOf(fee, said, ctx.config.currency);
      await writeFreight(ctx, operatorHere, shop, placeOf(place), terms);
    }
    for (const row of await listFreight(ctx.db, shop))
      output.write(`${row.country.padEnd(placeWidth)}  ${described(row)}\n`);
    return 0;
  },
};
