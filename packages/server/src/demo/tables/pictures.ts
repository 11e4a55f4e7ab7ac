import type { ArtSpec } from "../art/index.ts";

type Of<Kind extends ArtSpec["kind"]> = Extract<ArtSpec, { kind: Kind }>;
type Tire = Of<"tire">;
type Wheel = Of<"wheel">;
type Can = Of<"can">;
type Icon = Of<"icon">;

export type Tread = Tire["tread"];
export type RimStyle = Wheel["style"];
export type Paint = Wheel["paint"];
export type CanShape = Can["shape"];
export type Tint = Icon["tint"];

export const tire = (
  tread: Tread,
  brand: string,
  model: string,
  size: string,
  more: Partial<Pick<Tire, "view" | "wheel" | "lettering">> = {},
): ArtSpec => ({ kind: "tire", view: "three-quarter", tread, brand, model, size, ...more });

/** The catalogue's views of one tire: alone, on a wheel from two sides, its tread, its edge, its sidewall. */
export const tireViews = (
  tread: Tread,
  brand: string,
  model: string,
  size: string,
  rim: NonNullable<Tire["wheel"]>,
  onWheelFirst: boolean,
): ArtSpec[] => {
  const lettering = tread === "all-terrain" ? { lettering: "white" as const } : {};
  const mounted = tire(tread, brand, model, size, { wheel: rim, ...lettering });
  const alone = tire(tread, brand, model, size, lettering);
  return [
    ...(onWheelFirst ? [mounted, alone] : [alone, mounted]),
    tire(tread, brand, model, size, { view: "front", wheel: rim, ...lettering }),
    tire(tread, brand, model, size, { view: "tread", ...lettering }),
    tire(tread, brand, model, size, { view: "edge", ...lettering }),
    tire(tread, brand, model, size, { view: "detail", wheel: rim, ...lettering }),
  ];
};

export const wheel = (style: RimStyle, paint: Paint, view: Wheel["view"] = "three-quarter"): ArtSpec => ({
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
): ArtSpec => ({
  kind: "can",
  shape,
  color,
  label,
  brand,
  ...(sublabel !== undefined && { sublabel }),
});

export const emoji = (icon: string, tint: Tint): ArtSpec => ({ kind: "icon", icon, tint });

/** The catalogue's views of one thing: alone, two of it, close up, from another side. */
export const emojiViews = (icon: string, tint: Tint): ArtSpec[] => {
  const spec: Icon = { kind: "icon", icon, tint };
  return [spec, { ...spec, view: "pair" }, { ...spec, view: "crop" }, { ...spec, view: "angle" }];
};

/** The goods alone, for banners that lay them on a ground of their own. */
export const cutOut = (spec: ArtSpec): ArtSpec => ({ ...spec, background: "none" }) as ArtSpec;
