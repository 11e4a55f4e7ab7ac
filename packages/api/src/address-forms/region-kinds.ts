/** Name of the largest subdivision in a country's addresses. */
export type RegionKind = "state" | "province" | "prefecture" | "emirate" | "county" | "department" | "island";

const kinds: Readonly<Record<Exclude<RegionKind, "province">, string>> = {
  state: "AS AU BR FM GU IN MH MP MX MY NG PW US VE VI",
  prefecture: "JP",
  emirate: "AE",
  county: "IE TW",
  department: "CO HN NI SV UY",
  island: "BS CV KI KN KY PF SC TV",
};

const byCountry: ReadonlyMap<string, RegionKind> = new Map(
  (Object.keys(kinds) as Exclude<RegionKind, "province">[]).flatMap((kind) =>
    kinds[kind].split(" ").map((country) => [country, kind] as const),
  ),
);

/** @param country ISO 3166-1 alpha-2 */
export const regionKindOf = (country: string): RegionKind => byCountry.get(country) ?? "province";

/** Countries whose second level is called a district instead of a city. */
const byDistrict: ReadonlySet<string> = new Set(["LA", "PE", "TH"]);

/** Label of the city field. */
export const cityKindOf = (country: string): "city" | "district" =>
  byDistrict.has(country) ? "district" : "city";

/** Label of the district field, below the city. */
export const districtKindOf = (country: string): "district" | "subdistrict" | "neighborhood" => {
  if (byDistrict.has(country)) return "subdistrict";
  return ["CN", "KR"].includes(country) ? "district" : "neighborhood";
};

/** Label of the postal code field. */
export const postalCodeKindOf = (country: string): "zip" | "pin" | "postal" => {
  if (["AS", "FM", "GU", "MH", "MP", "PR", "PW", "US", "VI"].includes(country)) return "zip";
  return country === "IN" ? "pin" : "postal";
};
