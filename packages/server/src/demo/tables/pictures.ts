import type { PhotoArt, PhotoSection, PictureSpec } from "../picture-spec.ts";

type Of<Kind extends PictureSpec["kind"]> = Extract<PictureSpec, { kind: Kind }>;
type Tire = Of<"tire">;
type Wheel = Of<"wheel">;
type Can = Of<"can">;

export type Tread = Tire["tread"];
export type RimStyle = Wheel["style"];
export type Paint = Wheel["paint"];
export type CanShape = Can["shape"];

export const tire = (
  tread: Tread,
  brand: string,
  model: string,
  size: string,
  more: Partial<Pick<Tire, "view" | "wheel" | "lettering">> = {},
): PictureSpec => ({ kind: "tire", view: "three-quarter", tread, brand, model, size, ...more });

/** Views of one tire, and the places of the two that its skus show. */
export interface TireViews {
  pictures: PictureSpec[];
  bare: number;
  mounted: number;
}

/**
 * Views of one tire; the first is on cards. The bare tire shows the product's own size; the other views show
 * the model and are shared by all its sizes. Cards alternate between `cover`s, so that a list of one model
 * isn't a row of the same black rings.
 */
export const tireViews = (
  tread: Tread,
  brand: string,
  model: string,
  sizes: { own: string; shown: string },
  rim: NonNullable<Tire["wheel"]>,
  cover: "bare" | "mounted" | "front",
): TireViews => {
  const lettering = tread === "all-terrain" ? { lettering: "white" as const } : {};
  const bare = tire(tread, brand, model, sizes.own, lettering);
  const mounted = tire(tread, brand, model, sizes.shown, { wheel: rim, ...lettering });
  const front = tire(tread, brand, model, sizes.shown, { view: "front", wheel: rim, ...lettering });
  const views = { bare, mounted, front };
  const pictures = [
    views[cover],
    ...[bare, mounted, front].filter((view) => view !== views[cover]),
    tire(tread, brand, model, sizes.shown, { view: "tread", ...lettering }),
    tire(tread, brand, model, sizes.shown, { view: "detail", wheel: rim, ...lettering }),
  ];
  return { pictures, bare: pictures.indexOf(bare), mounted: pictures.indexOf(mounted) };
};

export const wheel = (style: RimStyle, paint: Paint, view: Wheel["view"] = "three-quarter"): PictureSpec => ({
  kind: "wheel",
  view,
  style,
  paint,
});

export const tin = (
  shape: CanShape,
  color: string,
  label: string,
  sublabel?: string,
  brand = "CARMINE",
): PictureSpec => ({
  kind: "can",
  shape,
  color,
  label,
  brand,
  ...(sublabel !== undefined && { sublabel }),
});

/** Sections that show the whole product, for photographs with another focus or wide products. */
const sections: Readonly<Record<string, PhotoSection>> = {
  "alexandru-acea-686569": { left: 0, top: 25, side: 100 },
  "andres-jasso-220776": { left: 12, top: 0, side: 69 },
  "florian-klauer-14840": { left: 19, top: 80, side: 66 },
  "kari-shea-398668": { left: 0, top: 33, side: 100 },
  "kelly-sikkema-685291": { left: 12, top: -6, side: 72 },
  "mikkel-bech-748940": { left: 6, top: -16, side: 86 },
  "nathan-fertig-249917": { left: 10, top: -8, side: 75 },
  "oscar-ivan-esquivel-arteaga-687447": { left: 16, top: 0, side: 67 },
  "paul-weaver-1120584": { left: 0, top: -33, side: 100 },
  "thomas-serer-420833": { left: 15, top: 2, side: 72 },
  "tommy-bebo-600358": { left: 19, top: 71, side: 62 },
};

const view = (name: string, of: "square" | "close", section?: PhotoSection): PhotoArt => ({
  kind: "photo",
  name,
  view: of,
  ...(section && { section }),
});

/** Center of the section; a section larger than the background would cut off the product. */
const closeView = (name: string): PhotoArt => {
  const section = sections[name];
  return view(name, "close", section && section.top >= 0 ? section : undefined);
};

/** A photograph cropped to a square, as shown in cards and menus. */
export const photo = (name: string): PictureSpec => view(name, "square", sections[name]);

/** Views of a photographed product: cropped, close-up, whole. */
export const photoViews = (name: string): PictureSpec[] => [
  photo(name),
  closeView(name),
  { kind: "photo", name, view: "whole" },
];

/** The product without background, for banners with their own background. */
export const withoutBackground = (spec: PictureSpec): PictureSpec =>
  ({ ...spec, background: "none" }) as PictureSpec;
