/** A colour stop: offset 0–1, colour, opacity 0–1. */
export type Stop = readonly [offset: number, color: string, opacity?: number];

/**
 * Collects the definitions of one picture. Equal definitions are kept once, and every id starts with the
 * picture's own prefix, so that pictures can stand in one page.
 */
export interface Drawing {
  /** Adds `<tag id=… attributes>body</tag>` and returns its id. */
  define(tag: string, attributes: string, body: string): string;
  /** Returns `url(#id)` of a linear gradient; the line in user space, or in the box of the shape if `box`. */
  linear(line: readonly [number, number, number, number], stops: readonly Stop[], box?: boolean): string;
  /** Returns `url(#id)` of a radial gradient in the box of the shape. */
  radial(cx: number, cy: number, r: number, stops: readonly Stop[]): string;
  /** All definitions as one `<defs>` element. */
  defs(): string;
}

/** A number with one decimal, as short as SVG allows. */
export const n = (value: number): string => {
  const text = (Math.round(value * 10) / 10).toString();
  return text === "-0" ? "0" : text;
};

/** A number with four decimals: matrices and directions, where a tenth is too coarse. */
export const n4 = (value: number): string => (Math.round(value * 1e4) / 1e4 + 0).toString();

export type Point = readonly [x: number, y: number];

/** Path data through points. */
export const line = (points: readonly Point[], closed = true): string => {
  let data = "";
  for (const [index, [x, y]] of points.entries()) data += `${index === 0 ? "M" : "L"}${n(x)} ${n(y)}`;
  return closed ? `${data}Z` : data;
};

/** FNV-1a: a short, steady name for a text. */
export const hash = (text: string): string => {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1)
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193) >>> 0;
  return value.toString(36);
};

const stop = ([offset, color, opacity]: Stop): string =>
  `<stop offset="${n4(offset)}" stop-color="${color}"${opacity === undefined ? "" : ` stop-opacity="${n4(opacity)}"`}/>`;

export const createDrawing = (prefix: string): Drawing => {
  const ids = new Map<string, string>();
  const elements: string[] = [];
  const define: Drawing["define"] = (tag, attributes, body) => {
    const key = `${tag} ${attributes}>${body}`;
    const known = ids.get(key);
    if (known !== undefined) return known;
    const id = `${prefix}-${ids.size.toString(36)}`;
    ids.set(key, id);
    elements.push(`<${tag} id="${id}"${attributes === "" ? "" : ` ${attributes}`}>${body}</${tag}>`);
    return id;
  };
  return {
    define,
    linear: ([x1, y1, x2, y2], stops, box = false) => {
      const units = box ? "" : ' gradientUnits="userSpaceOnUse"';
      const at = `x1="${n4(x1)}" y1="${n4(y1)}" x2="${n4(x2)}" y2="${n4(y2)}"${units}`;
      return `url(#${define("linearGradient", at, stops.map(stop).join(""))})`;
    },
    radial: (cx, cy, r, stops) =>
      `url(#${define("radialGradient", `cx="${n4(cx)}" cy="${n4(cy)}" r="${n4(r)}"`, stops.map(stop).join(""))})`,
    defs: () => (elements.length === 0 ? "" : `<defs>${elements.join("")}</defs>`),
  };
};
