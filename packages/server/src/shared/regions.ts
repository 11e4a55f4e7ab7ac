import { hasPart } from "@carmine/api/address-forms";
import { iso31662 } from "iso-3166";

/** A state, province or prefecture. */
export interface Region {
  /** ISO 3166-2, "CA-BC". */
  readonly code: string;
  readonly name: string;
}

/** Addresses of these countries use the province or county, one level below the region. */
const byProvince: ReadonlySet<string> = new Set(["ES", "IE", "IT", "PH"]);

/**
 * Removes the suffixes of Chinese names in the standard (province, city, autonomous region) and second names.
 */
const plainName = (name: string): string =>
  name
    .replace(/, .*$/, "")
    .replace(/ (Sheng|Shi|Zizhiqu|Tebiexingzhengqu)$/, "")
    .replace(/ Huizu$| Zhuangzu$| Uygur$/, "");

const parents: ReadonlySet<string> = new Set(iso31662.map(({ parent }) => parent));

const read = (country: string): Region[] =>
  iso31662
    .filter(({ code }) => code.startsWith(`${country}-`))
    .filter(({ code, parent }) => (byProvince.has(country) ? !parents.has(code) : parent === country))
    .map(({ code, name }) => ({ code, name: plainName(name) }))
    .toSorted((a, b) => a.name.localeCompare(b.name, "en"));

const known = new Map<string, readonly Region[]>();

/** The regions of a country (two letters), by name; empty if its addresses have none. */
export const regionsOf = (country: string): readonly Region[] => {
  const regions = known.get(country) ?? (hasPart(country, "region") ? read(country) : []);
  known.set(country, regions);
  return regions;
};

/** The region with that code; undefined if its country's addresses don't use it. */
export const regionOf = (code: string | null | undefined): Region | undefined =>
  code ? regionsOf(code.slice(0, 2)).find((region) => region.code === code) : undefined;
