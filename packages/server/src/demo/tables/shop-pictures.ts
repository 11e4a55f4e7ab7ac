import type { BannerArt, CanArt, ProductArt, PictureSpec, TireArt, WheelArt } from "../picture-spec.ts";

const tire = (
  tread: TireArt["tread"],
  brand: string,
  model: string,
  size: string,
  rim?: TireArt["wheel"],
): TireArt => ({
  kind: "tire",
  view: "three-quarter",
  tread,
  brand,
  model,
  size,
  ...(rim && { wheel: rim }),
});

const rim = (style: NonNullable<TireArt["wheel"]>["style"], paint: WheelArt["paint"]): TireArt["wheel"] => ({
  style,
  paint,
  caliper: "#d9261c",
});

const wheel = (style: WheelArt["style"], paint: WheelArt["paint"]): WheelArt => ({
  kind: "wheel",
  view: "three-quarter",
  style,
  paint,
});

const can = (shape: CanArt["shape"], color: string, label: string): CanArt => ({
  kind: "can",
  shape,
  color,
  label,
  brand: "CARMINE",
});

/** Products in a shop's cover and pictures, by shop key. */
const productArt: Readonly<Record<string, readonly ProductArt[]>> = {
  "carmine-tires": [
    tire("touring", "CARMINE", "TOURING GT", "205/55 R16 91V", rim("double-five", "silver")),
    tire("sport", "CARMINE", "SPORT ONE", "235/45 R18 98W", rim("ten", "gunmetal")),
  ],
  "nordic-tire-house": [
    tire("winter", "NORRLAND", "POLAR 3", "205/55 R16 91H", rim("ten", "silver")),
    tire("winter", "NORRLAND", "ICE GRIP", "225/45 R17 94T", rim("five", "gunmetal")),
  ],
  "alloy-atelier": [wheel("mesh", "bronze"), wheel("turbine", "gunmetal"), wheel("five", "silver")],
  "gloss-garage": [
    can("trigger", "#D9261C", "IRON-X"),
    can("spray", "#1E8A5A", "FRESH"),
    can("tin", "#C98A1B", "CARNAUBA"),
  ],
  "halden-store": [
    tire("touring", "HALDEN", "COMFORT 2", "225/40 R18 92W", rim("fifteen", "silver")),
    tire("winter", "HALDEN", "WINTER", "195/65 R15 91T", rim("steel", "silver")),
  ],
  "veloce-official": [
    tire("sport", "VELOCE", "APEX R", "255/35 R19 96Y", rim("fifteen", "black")),
    tire("sport", "VELOCE", "APEX", "245/40 R18 97Y", rim("turbine", "gunmetal")),
  ],
  "ridgeline-4x4": [
    tire("all-terrain", "RIDGELINE", "TRAIL X", "285/60 R18 116T", rim("five", "bronze")),
    tire("all-terrain", "RIDGELINE", "A/T PRO", "265/70 R17 115T", rim("five", "black")),
  ],
  verdant: [
    tire("eco", "VERDANT", "ECO 4", "205/55 R16 91V", rim("double-five", "white")),
    tire("eco", "VERDANT", "TERRA", "235/50 R18 101W", rim("ten", "silver")),
  ],
};

/** Words on the pictures of shops that don't sell tires. */
const wordsOf: Readonly<Record<string, string[]>> = {
  "alloy-atelier": ["ALLOY ATELIER", "BRESCIA"],
  "gloss-garage": ["GLOSS GARAGE", "LEEDS"],
};

/** Differs from the cover above it, which has the shop's color. */
const studio = "#E3E6EB";

/** The wide picture behind a shop's header. */
export const coverOf = (key: string, color: string): PictureSpec => ({
  kind: "cover",
  color,
  ...(productArt[key] && { products: [...productArt[key]] }),
});

/** Header of the list of shops, with products of three shops. */
export const streetHeader: PictureSpec = {
  kind: "cover",
  color: "#A9170F",
  products: [
    tire("winter", "NORRLAND", "POLAR 3", "205/55 R16 91H", rim("ten", "silver")),
    wheel("mesh", "bronze"),
    can("spray", "#1E8A5A", "FRESH"),
  ],
};

/** Header of the flash deals. */
export const flashHeader: PictureSpec = {
  kind: "cover",
  color: "#A9170F",
  products: [
    tire("winter", "NORRLAND", "ICE GRIP", "225/45 R17 94T", rim("five", "silver")),
    can("jug", "#C8201A", "0W-20"),
    can("spray", "#D9261C", "SHINE"),
  ],
};

/** Pictures of a shop's carousel, as wide as the content and 340 px high. */
export const bannersOf = (key: string): PictureSpec[] => {
  const all = productArt[key];
  if (!all) return [];
  const [first] = all;
  const words = wordsOf[key] ?? (first?.kind === "tire" ? [first.brand, first.model] : []);
  const banner: BannerArt = {
    kind: "banner",
    products: all.toReversed(),
    words,
    color: studio,
    ratio: 1200 / 340,
  };
  return [banner];
};

/** A shop's submitted documents. */
export const papersOf = (name: string, type: string, color: string): PictureSpec[] => [
  { kind: "paper", title: "Business license", name, color },
  ...(type === "individual"
    ? []
    : [
        {
          kind: "paper",
          title: type === "flagship" ? "Trademark" : "Supplier contract",
          name,
          color,
        } as const,
      ]),
];
