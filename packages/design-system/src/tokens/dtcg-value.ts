/** Values of the Design Tokens Format Module 2025.10, https://www.designtokens.org/tr/2025.10/format/. */
export interface DtcgColor {
  colorSpace: "srgb";
  /** Red, green and blue from 0 to 1. */
  components: [number, number, number];
  /** From 0 to 1. */
  alpha: number;
  /** Without alpha, for tools that don't know the color space. */
  hex: string;
}

export interface DtcgDimension {
  value: number;
  unit: "px" | "rem";
}

interface DtcgShadow {
  color: DtcgColor;
  offsetX: DtcgDimension;
  offsetY: DtcgDimension;
  blur: DtcgDimension;
  spread: DtcgDimension;
}

export type DtcgToken =
  | { $type: "color"; $value: DtcgColor }
  | { $type: "dimension"; $value: DtcgDimension }
  | { $type: "duration"; $value: { value: number; unit: "ms" } }
  | { $type: "cubicBezier"; $value: number[] }
  | { $type: "number" | "fontWeight"; $value: number; $description?: string }
  | { $type: "fontFamily"; $value: string[] }
  | { $type: "shadow"; $value: DtcgShadow[] };

const fraction = (byte: number): number => Math.round((byte / 255) * 10_000) / 10_000;
const hexOf = (byte: number): string => byte.toString(16).padStart(2, "0");

const colorFrom = ([red = 0, green = 0, blue = 0]: number[], alpha = 1): DtcgColor => ({
  colorSpace: "srgb",
  components: [fraction(red), fraction(green), fraction(blue)],
  alpha,
  hex: `#${hexOf(red)}${hexOf(green)}${hexOf(blue)}`,
});

const color = (css: string): DtcgColor | undefined => {
  if (css === "transparent") return colorFrom([], 0);
  const [, hex] = /^#([\da-f]{6})$/i.exec(css) ?? [];
  if (hex) return colorFrom([0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)));
  const [, red, green, blue, percent] = /^rgb\((\d+) (\d+) (\d+) \/ (\d+)%\)$/.exec(css) ?? [];
  return percent === undefined
    ? undefined
    : colorFrom([Number(red), Number(green), Number(blue)], Number(percent) / 100);
};

const dimension = (css: string): DtcgDimension | undefined => {
  if (css === "0") return { value: 0, unit: "px" };
  const [, value, unit] = /^(-?[\d.]+)(px|rem)$/.exec(css) ?? [];
  return value === undefined ? undefined : { value: Number(value), unit: unit === "rem" ? "rem" : "px" };
};

const shadow = (css: string): DtcgShadow | undefined => {
  const [, lengths = "", paint = ""] = /^((?:-?[\d.]+(?:px)? ){3,4})(.+)$/.exec(css) ?? [];
  const painted = color(paint);
  const [offsetX, offsetY, blur, spread = { value: 0, unit: "px" as const }] = lengths
    .trim()
    .split(" ")
    .map(dimension);
  return painted && offsetX && offsetY && blur && { color: painted, offsetX, offsetY, blur, spread };
};

/**
 * A token's CSS value in the format.
 * @param group - first names of the token, such as `["font", "size"]`
 * @throws Error for a value that the format can't express
 */
export function dtcgToken(css: string, group: readonly string[]): DtcgToken {
  const [first = "", second = ""] = group;
  const path = `${first}.${second}`;
  if (path === "font.family")
    return { $type: "fontFamily", $value: css.split(",").map((name) => name.trim().replaceAll('"', "")) };
  if (path === "font.weight") return { $type: "fontWeight", $value: Number(css) };
  if (path === "font.tracking")
    // The format has no unit relative to the font size.
    return { $type: "number", $value: Number.parseFloat(css), $description: "In em." };
  if (path === "font.leading" || first === "z") return { $type: "number", $value: Number(css) };
  if (first === "shadow") {
    const layers = css.split(/,(?![^(]*\))/).map((layer) => shadow(layer.trim()));
    if (layers.every((layer) => layer !== undefined)) return { $type: "shadow", $value: layers };
  }
  const [, milliseconds] = /^(\d+)ms$/.exec(css) ?? [];
  if (milliseconds) return { $type: "duration", $value: { value: Number(milliseconds), unit: "ms" } };
  const [, curve] = /^cubic-bezier\((.+)\)$/.exec(css) ?? [];
  if (curve) return { $type: "cubicBezier", $value: curve.split(",").map(Number) };
  const painted = first === "color" ? color(css) : undefined;
  if (painted) return { $type: "color", $value: painted };
  const length = dimension(css);
  if (length) return { $type: "dimension", $value: length };
  throw new Error(`${group.join(".")}: the Design Tokens format can't express ${css}`);
}
