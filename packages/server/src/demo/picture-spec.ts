/** Pale studio background colors. */
export type Tint = "grey" | "blue" | "sand" | "sage" | "rose" | "lilac";

/** Background of a product: its default studio, none (transparent), or a tint. */
export type Background = "studio" | "none" | Tint;

export type Tread = "touring" | "winter" | "sport" | "eco" | "all-terrain";
export type TireView = "front" | "three-quarter" | "tread" | "edge" | "detail";
export type RimStyle = "double-five" | "five" | "ten" | "fifteen" | "turbine" | "mesh" | "steel";
export type Paint = "silver" | "gunmetal" | "black" | "bronze" | "white";
export type WheelView = "front" | "three-quarter" | "edge" | "detail";
export type CanShape = "spray" | "trigger" | "jug" | "tin" | "tube";
export type CanView = "front" | "detail" | "pair";

/** The wheel inside a tire. */
export interface Rim {
  style: RimStyle;
  paint: Paint;
  /** Brake caliper behind the spokes, any CSS hex color; none if absent. */
  caliper?: string;
}

export interface TireArt {
  kind: "tire";
  view: TireView;
  tread: Tread;
  brand: string;
  model: string;
  /** As on the sidewall, "205/55 R16 91V"; width, profile and rim set the proportions. */
  size: string;
  lettering?: "black" | "white";
  /** If absent, the tire is shown without a wheel. */
  wheel?: Rim;
  /** Rotates the tire around its axis, so that two pictures of one tire differ. */
  seed?: number;
  background?: Background;
}

export interface WheelArt {
  kind: "wheel";
  view: WheelView;
  style: RimStyle;
  paint: Paint;
  background?: Background;
}

export interface CanArt {
  kind: "can";
  shape: CanShape;
  /** Hex color of the body. */
  color: string;
  /** Large text on the label, "5W-30". */
  label: string;
  /** Small text below it, "Full synthetic 4 l". */
  sublabel?: string;
  brand?: string;
  view?: CanView;
  background?: Background;
}

/** A photograph of the demo: cropped to a square, whole, or a close-up. */
export interface PhotoArt {
  kind: "photo";
  /** File name without extension. */
  name: string;
  view: "square" | "whole" | "close";
  /** The square to crop if the product isn't in the center of the photograph. */
  section?: PhotoSection;
}

/**
 * A square section of a photograph, in percent of its width. The background is extended above its upper edge.
 */
export interface PhotoSection {
  left: number;
  top: number;
  side: number;
}

/** Products that can be shown in a banner, a cover or the sign-in panel. */
export type ProductArt = TireArt | WheelArt | CanArt;

export interface BannerArt {
  kind: "banner";
  /** The products at the right end, the first in front. */
  products: ProductArt[];
  /** Hex color of the studio; both pale and dark ones work. */
  color: string;
  /** Large letters at the left, a brand and a model; only capitals, digits and punctuation. */
  words?: string[];
  /** Width divided by height, 1.5–8; default 728 / 304 (the hero). */
  ratio?: number;
}

export interface LogoArt {
  kind: "logo";
  /** One or two letters. */
  letter: string;
  color: string;
  shape?: "square" | "circle" | "shield";
}

export interface CoverArt {
  kind: "cover";
  color: string;
  products?: ProductArt[];
}

export interface LoginArt {
  kind: "login";
  /** The tire at the lower edge; default a sport tire on fifteen black spokes. */
  product?: TireArt;
}

/** A document submitted by a shop: a sheet with a heading, lines and a seal. */
export interface PaperArt {
  kind: "paper";
  /** "Business license", in capitals on the sheet. */
  title: string;
  /** Name of its owner. */
  name: string;
  /** Hex color of the seal. */
  color: string;
}

/** Pictures drawn by the drawing program. */
export type DrawnArt = TireArt | WheelArt | CanArt | BannerArt | LogoArt | CoverArt | LoginArt | PaperArt;

/** A picture of the demo marketplace; {@link pictureFile} returns its file name. */
export type PictureSpec = DrawnArt | PhotoArt;
