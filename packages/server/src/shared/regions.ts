import { iso31662 } from "iso-3166";

/** A state, province or prefecture. */
export interface Region {
  /** ISO 3166-2, "CA-BC". */
  readonly code: string;
  readonly name: string;
}

/** Countries whose addresses name a region; Italy and Spain name the province, one level below the region. */
const byProvince: ReadonlySet<string> = new Set(["ES", "IT"]);
const withRegions = ["AU", "BR", "CA", "CN", "ES", "IN", "IT", "JP", "LA", "MX", "MY", "TH", "US", "VN"];

/** What the standard adds to Chinese names: province, city, autonomous region. */
const plainName = (name: string): string =>
  name.replace(/ (Sheng|Shi|Zizhiqu|Tebiexingzhengqu)$/, "").replace(/ Huizu$| Zhuangzu$| Uygur$/, "");

const read = (country: string): Region[] =>
  iso31662
    .filter(({ code, parent }) =>
      code.startsWith(`${country}-`) && byProvince.has(country) ? parent !== country : parent === country,
    )
    .filter(({ code }) => code.startsWith(`${country}-`))
    .map(({ code, name }) => ({ code, name: plainName(name) }))
    .toSorted((a, b) => a.name.localeCompare(b.name, "en"));

let known: ReadonlyMap<string, readonly Region[]> | undefined;

/** The regions of a country (two letters), by name; none where its addresses have none. */
export const regionsOf = (country: string): readonly Region[] =>
  (known ??= new Map(withRegions.map((code) => [code, read(code)]))).get(country) ?? [];

/** The region of that code; undefined where its country's addresses don't name it. */
export const regionOf = (code: string | null | undefined): Region | undefined =>
  code ? regionsOf(code.slice(0, 2)).find((region) => region.code === code) : undefined;
