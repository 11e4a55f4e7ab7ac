import { hasPart } from "@carmine/api/address-forms";
import { iso31662 } from "iso-3166";

/** A state, province or prefecture. */
export interface Region {
  /** ISO 3166-2, "CA-BC". */
  readonly code: string;
  readonly name: string;
}

/** Addresses of these countries name the province or county, one level below the region. */
const byProvince: ReadonlySet<string> = new Set(["ES", "IE", "IT", "PH"]);

/** Without what the standard adds to Chinese names (province, city, autonomous region) and without a second name. */
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

/** The regions of a country (two letters), by name; none where its addresses have none. */
export const regionsOf = (country: string): readonly Region[] => {
  const regions = known.get(country) ?? (hasPart(country, "region") ? read(country) : []);
  known.set(country, regions);
  return regions;
};

/** The region of that code; undefined where its country's addresses don't name it. */
export const regionOf = (code: string | null | undefined): Region | undefined =>
  code ? regionsOf(code.slice(0, 2)).find((region) => region.code === code) : undefined;
