import { countries, shopTextLimits } from "@carmine/api/contract";
import { Big } from "big.js";
import { sql } from "drizzle-orm";
import * as z from "zod/mini";
import { taxRate } from "../../database/schema/taxes.ts";
import { taxTag } from "../../ordering/checkout/tax-rates.ts";
import type { LocalizedText } from "../../shared/localized-text.ts";
import { regionOf, regionsOf } from "../../shared/regions.ts";
import type { EntryKind, Placed } from "./entry-kind.ts";
import { amountField, entryShape, flagField, localizedField, textField } from "./fields.ts";
import { Refused } from "./refused.ts";
import { writeRow } from "./write-row.ts";

export interface TaxFields extends Placed {
  /** ISO 3166 code, two letters. */
  readonly country: string;
  /** ISO 3166-2 code of the state or province; null for the whole country. */
  readonly region?: string | null | undefined;
  /** As shown in orders: "PST", in French "TVP". */
  readonly name: LocalizedText;
  /** "9.975" is 9.975 %. */
  readonly percent: string;
  /** Shoppers with a PST number are exempt. */
  readonly provincial: boolean;
  /** Also charged on shipping. */
  readonly onFreight: boolean;
}

const checkPlace = ({ country, region }: TaxFields): void => {
  if (region == null) return;
  if (regionOf(region) === undefined || !region.startsWith(`${country}-`)) {
    const [some] = regionsOf(country);
    throw new Refused(
      some
        ? `region: “${region}” is none of ${country}; write it as ISO 3166-2 has it, such as ${some.code}.`
        : `region: addresses of ${country} name none, so that its rates hold in the whole country.`,
      { text: { key: "taxRegion" } },
    );
  }
};

const placeOf = ({ country, region, name }: TaxFields): string =>
  `${region ?? country} ${name.en.toLowerCase()}`;

/** A plain text is English, as in older files. */
const nameField = z.pipe(
  z.transform((input: unknown) => (typeof input === "string" ? { en: input } : input)),
  localizedField(shopTextLimits.tax),
);

const countryField = z.string("must be a text.").check(
  z.trim(),
  z.refine((text) => countries.some(({ code }) => code === text), {
    error: ({ input }) =>
      `"${String(input)}" is not an ISO 3166-1 alpha-2 country code; use two capital letters, for example US.`,
  }),
);

/** Tax rates (rule 1, step 5); all rates of an address are charged. */
export const taxKind: EntryKind<TaxFields> = {
  name: "tax",
  noun: "tax",
  table: taxRate,
  isUnordered: true,
  tags: [taxTag],
  shape: entryShape({
    country: countryField,
    region: z.nullish(textField(6)),
    name: nameField,
    percent: amountField(4),
    provincial: flagField,
    onFreight: flagField,
  }),
  initial: { provincial: false, onFreight: false },
  read: async (db) =>
    (
      await db
        .select()
        .from(taxRate)
        .orderBy(taxRate.country, sql`${taxRate.region} nulls first`, taxRate.id)
    ).map(({ rate, isProvincial, ...row }) => ({
      ...row,
      percent: new Big(rate).times(100).toFixed(),
      provincial: isProvincial,
    })),
  check: async (_looked, fields) => {
    checkPlace(fields);
    const percent = Number(fields.percent);
    if (percent === 0 || percent >= 100)
      throw new Refused("percent: must be more than 0 and less than 100.", { text: { key: "taxPercent" } });
  },
  // Both would be charged.
  checkAll: (entries, written) => {
    const duplicate = entries.find(
      (entry) =>
        written.includes(entry.id) &&
        entries.some((other) => other.id !== entry.id && placeOf(other) === placeOf(entry)),
    );
    if (duplicate)
      throw new Refused(`${duplicate.name.en} of ${duplicate.region ?? duplicate.country} already exists.`, {
        text: { key: "taxExists" },
      });
  },
  save: (tx, id, { country, region = null, name, percent, provincial, onFreight }) => {
    const rate = new Big(percent).div(100).toFixed(6);
    return writeRow(tx, taxRate, id, { country, region, name, rate, isProvincial: provincial, onFreight });
  },
};
