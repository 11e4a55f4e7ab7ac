/** Pale studio colors behind the goods. */
export type Tint = "grey" | "blue" | "sand" | "sage" | "rose" | "lilac";

/** What stands behind a product: its usual studio, nothing (a cut-out with transparency), or a tint. */
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
  /** Brake calliper behind the spokes, any CSS hex color; left out, there is none. */
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
  /** Left out, the tire stands alone and one sees through it. */
  wheel?: Rim;
  /** Turns the tire round its axis, so that two pictures of one tire differ. */
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
  /** Big word on the label, "5W-30". */
  label: string;
  /** Small line under it, "Full synthetic 4 l". */
  sublabel?: string;
  brand?: string;
  view?: CanView;
  background?: Background;
}

/** A photograph of the demo: trimmed to a square, whole, or a part of it seen from close by. */
export interface PhotoArt {
  kind: "photo";
  /** File name without its ending. */
  name: string;
  view: "square" | "whole" | "close";
  /** The square, where what catches the eye in the photograph isn't what is sold. */
  section?: PhotoSection;
}

/** A square of a photograph, in percent of its width. Above its upper edge the photograph's ground goes on. */
export interface PhotoSection {
  left: number;
  top: number;
  side: number;
}

/** Goods that can stand in a banner, a cover or the sign-in panel. */
export type GoodsArt = TireArt | WheelArt | CanArt;

export interface BannerArt {
  kind: "banner";
  /** The goods at the right end, the first in front. */
  goods: GoodsArt[];
  /** Hex color of the studio; pale and dark ones both do. */
  color: string;
  /** Large letters at the left, a brand and a model; capitals, digits and signs. */
  words?: string[];
  /** Width divided by height, 1.5–8; 728 / 304 (the hero) when left out. */
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
  goods?: GoodsArt[];
}

export interface LoginArt {
  kind: "login";
  /** The wheel that stands on the lower edge; a sport tire on fifteen black spokes when left out. */
  goods?: TireArt;
}

/** A sheet of paper with a heading, lines and a seal: a document that a shop has handed in. */
export interface PaperArt {
  kind: "paper";
  /** "Business license", in capitals on the sheet. */
  title: string;
  /** Whose it is. */
  name: string;
  /** Hex color of the seal. */
  color: string;
}

/** What the drawing program draws. */
export type DrawnArt = TireArt | WheelArt | CanArt | BannerArt | LogoArt | CoverArt | LoginArt | PaperArt;

/** A picture of the demo marketplace: its file is named by {@link pictureFile}. */
export type PictureSpec = DrawnArt | PhotoArt;
