import { formatAddress } from "localized-address-format";

/** A field of an address below its country; `region` contains an ISO 3166-2 code. */
export type AddressPart = "street" | "district" | "city" | "region" | "postalCode";

const marks: Readonly<Record<string, AddressPart>> = {
  A: "street",
  D: "district",
  C: "city",
  S: "region",
  Z: "postalCode",
};

/** The data has no province for Laos, although residents and couriers write it after the district. */
const extraRegion: ReadonlySet<string> = new Set(["LA"]);

const rowsOf = (country: string): readonly (readonly AddressPart[])[] =>
  formatAddress({
    postalCountry: country,
    addressLines: ["{A}"],
    dependentLocality: "{D}",
    locality: "{C}",
    administrativeArea: "{S}",
    postalCode: "{Z}",
  })
    .map((line) => [...line.matchAll(/\{(\w)\}/g)].flatMap(([, mark = ""]) => marks[mark] ?? []))
    .filter((row) => row.length > 0)
    .map((row) => (extraRegion.has(country) && row.includes("city") ? [...row, "region" as const] : row));

const known = new Map<string, readonly (readonly AddressPart[])[]>();

/**
 * The fields of a country's addresses, in its order and lines. Missing fields aren't used there.
 * @param country ISO 3166-1 alpha-2
 */
export const addressRows = (country: string): readonly (readonly AddressPart[])[] => {
  const rows = known.get(country) ?? rowsOf(country);
  known.set(country, rows);
  return rows;
};

/** @param country ISO 3166-1 alpha-2 */
export const hasPart = (country: string, part: AddressPart): boolean =>
  addressRows(country).some((row) => row.includes(part));
