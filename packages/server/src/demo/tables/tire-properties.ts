import type { DemoPropertyValues } from "../property-types.ts";
import type { Tread } from "./pictures.ts";
import { sizeProperties } from "./property-values.ts";

/** Kinds of tires; each has its own words in the titles. */
export type TireKind =
  | "summer"
  | "winter"
  | "studdable"
  | "allSeason"
  | "eco"
  | "suv"
  | "allTerrain"
  | "sport"
  | "track";

export const seasonOf = (kind: TireKind): "summer" | "winter" | "all-season" => {
  if (kind === "winter" || kind === "studdable") return "winter";
  return kind === "allSeason" || kind === "allTerrain" ? "all-season" : "summer";
};

/** Tread depth in millimeters. */
const depths: Partial<Record<TireKind, number>> = {
  winter: 8.5,
  studdable: 9.2,
  allTerrain: 12,
  track: 6.2,
  eco: 7.2,
};
const defaultDepth = 7.6;

const patterns: Record<Tread, string> = {
  touring: "asymmetric",
  eco: "symmetric",
  winter: "directional",
  sport: "asymmetric",
  "all-terrain": "symmetric",
};

/** Kilograms of a 15-inch tire, and of each further inch. */
const weights = { base: 8.6, perInch: 1.2 } as const;

/** Properties of a tire that is sold in these sizes. */
export const tireProperties = (
  { kind, tread }: { readonly kind: TireKind; readonly tread: Tread },
  sizes: readonly string[],
): DemoPropertyValues => {
  const rim = Number(/R(\d+)/.exec(sizes[0] ?? "")?.[1] ?? 16);
  return {
    season: seasonOf(kind),
    ...sizeProperties(sizes),
    "tread-pattern": patterns[tread],
    "tread-depth": depths[kind] ?? defaultDepth,
    studdable: kind === "studdable",
    weight: Math.round((weights.base + (rim - 15) * weights.perInch) * 10) / 10,
  };
};
