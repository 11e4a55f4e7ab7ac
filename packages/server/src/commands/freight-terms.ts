import * as z from "zod/mini";
import { amountField, entryShape, oneOf, readFields, textField } from "../content/editing/fields.ts";
import { Refused } from "../content/editing/refused.ts";
import { minorDigits } from "../shared/money.ts";
import type { PlacedFreight } from "../shipping/freight/freight-terms.ts";
import type { FreightRow } from "../shipping/freight/template-of.ts";
import { WrongUse } from "./command.ts";
import { placeOf } from "./place.ts";

const ways = ["flat", "piece", "weight"] as const satisfies readonly FreightRow["by"][];

/** Freight to a place in the format of files and options; amounts in the shop's currency. */
export interface FreightFields {
  readonly place: string;
  readonly fee: string;
  readonly by?: FreightRow["by"] | undefined;
  /** Units or kilograms that the fee covers, and each further step; 1 by default. */
  readonly first?: string | undefined;
  readonly next?: string | undefined;
  readonly nextFee?: string | undefined;
  readonly freeFrom?: string | undefined;
}

const shape: z.ZodMiniType<FreightFields> = entryShape({
  place: textField(20),
  fee: amountField(2),
  by: z.optional(oneOf(ways)),
  first: z.optional(amountField(3)),
  next: z.optional(amountField(3)),
  nextFee: z.optional(amountField(2)),
  freeFrom: z.optional(amountField(2)),
});

const placeIn = (text: string): string => {
  try {
    return placeOf(text);
  } catch (error) {
    if (error instanceof WrongUse) throw new Refused(`place: ${error.message}`, { cause: error });
    throw error;
  }
};

const checked = (fields: FreightFields, currency: string): PlacedFreight => {
  const { by = "flat", first, next, nextFee, freeFrom, fee } = fields;
  const digits = minorDigits(currency);
  for (const [field, amount] of Object.entries({ fee, nextFee, freeFrom }))
    if (amount !== undefined && (amount.split(".")[1] ?? "").length > digits)
      throw new Refused(`${field}: ${currency} has ${digits} decimal places`);
  if (by === "flat" && (first ?? next ?? nextFee) !== undefined)
    throw new Refused("fee: flat freight has no further steps; use --by piece or --by weight");
  if (by !== "flat" && nextFee === undefined)
    throw new Refused("nextFee: is missing; give the fee of each further step");
  for (const [field, amount] of Object.entries({ first, next, freeFrom }))
    if (Number(amount) === 0) throw new Refused(`${field}: is 0; use a number above 0`);
  return {
    country: placeIn(fields.place),
    terms: {
      by,
      first: first ?? "1",
      firstFee: fee,
      next: next ?? "1",
      nextFee: nextFee ?? "0",
      freeFrom: freeFrom ?? null,
    },
  };
};

/**
 * @param at its place as the beginning of a sentence: `Entry 2, `
 * @throws Refused
 */
export const readFreight = (written: unknown, currency: string, at: string): PlacedFreight => {
  const fields = readFields(shape, written, at);
  try {
    return checked(fields, currency);
  } catch (error) {
    if (error instanceof Refused) throw new Refused(`${at}${error.message}`, { cause: error });
    throw error;
  }
};

const plain = (count: string): string => String(Number(count));

/** The format of files. */
export const writtenFreight = ({
  country,
  by,
  first,
  firstFee,
  next,
  nextFee,
  freeFrom,
}: FreightRow & { readonly country: string }): FreightFields => ({
  place: country,
  fee: firstFee,
  by,
  ...(by !== "flat" && { first: plain(first), next: plain(next), nextFee }),
  ...(freeFrom !== null && { freeFrom }),
});

const units = (count: string, by: FreightRow["by"]): string => {
  if (by === "weight") return `${plain(count)} kg`;
  return `${plain(count)} ${Number(count) === 1 ? "unit" : "units"}`;
};

/** A description without the place. */
export const describeFreight = ({ by, first, firstFee, next, nextFee, freeFrom }: FreightRow): string => {
  const steps =
    by === "flat" ? "" : ` for ${units(first, by)}, ${nextFee} for each further ${units(next, by)}`;
  return `${firstFee}${steps}${freeFrom === null ? "" : `, free from ${freeFrom}`}`;
};
