import type { DemoPropertyValues } from "../property-types.ts";
import type { Localized } from "../types.ts";
import { each } from "./words.ts";

const everywhere = (text: string): Localized => each(() => text);

type Values = DemoPropertyValues;

const furniture = (
  [width, depth, height]: [number, number, number],
  material: string,
  cleaning: string,
  weight: number,
  more: Values = {},
): Values => ({
  "assembled-width": width,
  "assembled-depth": depth,
  "assembled-height": height,
  "furniture-material": material,
  cleaning,
  assembly: false,
  weight,
  ...more,
});

const plant = (height: number, light: string, watering: string): Values => ({
  "plant-height": height,
  light,
  watering,
});
const shoe = (upper: string, drop: number): Values => ({ "shoe-upper": upper, "heel-drop": drop });

/** Properties of photographed products, by the name of their photograph. */
export const photoProperties: Readonly<Record<string, Values>> = {
  "derick-david-409858": { screen: 14 },
  "kelly-sikkema-685291": { screen: 10.5 },
  "daniel-korpai-1302051": { screen: 32 },
  "alexandru-acea-686569": { screen: 34 },
  "nathan-fertig-249917": furniture([208, 88, 82], "fabric", "vacuum", 52, { seats: 3, assembly: true }),
  "paul-weaver-1120584": furniture([214, 92, 80], "leather", "damp", 64, { seats: 3, assembly: true }),
  "kari-shea-398668": furniture([76, 78, 84], "fabric", "vacuum", 19, { seats: 1 }),
  "andres-jasso-220776": furniture([47, 53, 82], "plastic", "damp", 4.6, { seats: 1 }),
  "jean-philippe-delberghe-1400011": furniture([46, 51, 80], "metal", "damp", 5.2, { seats: 1 }),
  "florian-klauer-14840": furniture([43, 49, 86], "wood", "damp", 5.8, { seats: 1 }),
  "ruslan-bardash-351288": furniture([38, 38, 74], "wood", "dry", 4.1, { seats: 1 }),
  "abel-y-costa-716024": furniture([120, 60, 75], "wood", "dry", 31, { assembly: true }),
  "benjamin-voros-310026": furniture([40, 40, 48], "wood", "dry", 6.4),
  "pierre-chatel-innocenti-483198": furniture([32, 32, 28], "metal", "dry", 1.9, { assembly: true }),
  "vincent-liu-525429": furniture([24, 18, 45], "stone", "dry", 21),
  "charles-deluvio-695736": plant(34, "sun", "monthly"),
  "annie-spratt-78044": plant(12, "sun", "biweekly"),
  "silvia-agrasar-227575": plant(28, "bright", "biweekly"),
  "alex-rodriguez-santibanez-200278": plant(45, "bright", "weekly"),
  "caleb-george-536388": plant(40, "bright", "biweekly"),
  "mark-tegethoff-667351": plant(38, "shade", "weekly"),
  "natalia-y-345738": plant(30, "bright", "weekly"),
  "zoltan-kovacs-642412": plant(55, "bright", "weekly"),
  "chuttersnap-584518": shoe("knit", 8),
  "imani-clovis-234736": shoe("mesh", 6),
  "thomas-serer-420833": shoe("mesh", 10),
  "nikolai-chernichenko-1299748": shoe("mesh", 8),
  "mitch-lensink-256007": shoe("canvas", 0),
  "xavier-teo-469050": shoe("leather", 4),
}; // oxfmt-ignore

/** Kilograms by load index and km/h by speed symbol, as in ISO 4000-1. */
const loads: Readonly<Record<string, number>> = { 82: 475, 88: 560, 91: 615, 92: 630, 94: 670, 95: 690, 96: 710, 97: 730, 98: 750, 99: 775, 100: 800, 101: 825, 105: 925, 107: 975, 109: 1030, 111: 1090, 112: 1120, 115: 1215, 116: 1250, 117: 1285 }; // oxfmt-ignore
const speeds: Readonly<Record<string, number>> = { S: 180, T: 190, H: 210, V: 240, W: 270, Y: 300 };

const oneOrAll = (values: number[]): number | number[] => {
  const different = [...new Set(values)].toSorted((a, b) => a - b);
  return different.length === 1 ? (different[0] ?? 0) : different;
};

/** Width, profile, rim, load and speed of the sizes "205/55 R16 91V". */
export const sizeProperties = (sizes: readonly string[]): Values => {
  const parts = sizes.map((size) => /^(\d+)\/(\d+) R(\d+) (\d+)([A-Z])/.exec(size) ?? []);
  const numbers = (at: number): number | number[] => oneOrAll(parts.map((part) => Number(part[at])));
  return {
    width: numbers(1),
    profile: numbers(2),
    rim: numbers(3),
    "load-capacity": oneOrAll(parts.map((part) => loads[part[4] ?? ""] ?? 0)),
    "top-speed": oneOrAll(parts.map((part) => speeds[part[5] ?? ""] ?? 0)),
  };
};

/** Center bore in millimeters by bolt pattern. */
const bores: Readonly<Record<string, number>> = { "4x100": 60.1, "5x100": 57.1, "5x112": 66.6, "5x114.3": 67.1, "5x120": 72.6, "6x139.7": 106.1 }; // oxfmt-ignore

/** Diameter, width, offset and bolt pattern of the sizes "16 × 7J ET45 5×112". */
export const wheelProperties = (sizes: readonly string[], category: string): Values => {
  const parts = sizes.map((size) => /^(\d+) × ([\d.]+)J ET(\d+) (\d×[\d.]+)$/.exec(size) ?? []);
  const numbers = (at: number): number | number[] => oneOrAll(parts.map((part) => Number(part[at])));
  const pattern = (parts[0]?.[4] ?? "").replace("×", "x");
  const isTruck = pattern.startsWith("6");
  return {
    rim: numbers(1),
    "rim-width": numbers(2),
    "bolt-pattern": pattern,
    offset: numbers(3),
    "center-bore": bores[pattern] ?? 0,
    "wheel-material":
      category === "winter-steel-wheels"
        ? "steel"
        : category === "flow-formed-wheels"
          ? "flow-formed"
          : "cast",
    "max-load": isTruck ? 1100 : 690,
    weight: category === "winter-steel-wheels" ? 8.6 : category === "flow-formed-wheels" ? 9.1 : 10.2,
  };
};

/** Properties of car care products and fluids, by their label. */
export const careProperties: Readonly<Record<string, Values>> = {
  "5W-30": { viscosity: "5w-30", "base-oil": "synthetic", standard: everywhere("ACEA C3, API SP") },
  "0W-20": {
    viscosity: "0w-20",
    "base-oil": "synthetic",
    standard: everywhere("ACEA C5, API SP, ILSAC GF-6A"),
  },
  "10W-40": { viscosity: "10w-40", "base-oil": "semi-synthetic", standard: everywhere("ACEA A3/B4, API SN") },
  "G12 EVO": { standard: everywhere("ASTM D3306") },
  "DOT 4": { standard: everywhere("FMVSS 116 DOT 4, ISO 4925 Class 4") },
  SHINE: { surface: "tires" },
  "IRON-X": { surface: "wheels" },
  SNOW: { surface: ["paint", "wheels"] },
  "BUG OFF": { surface: ["paint", "glass"] },
  CARNAUBA: { surface: "paint" },
  CERAMIC: { surface: "paint" },
  QUICK: { surface: ["paint", "glass"] },
  POLISH: { surface: "paint" },
  FRESH: { surface: ["plastic", "fabric"] },
  LEATHER: { surface: "leather" },
  GLASS: { surface: "glass" },
  FABRIC: { surface: "fabric" },
};
