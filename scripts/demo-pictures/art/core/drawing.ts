/** A color stop: offset 0–1, color, opacity 0–1. */
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

const tenths = (value: number): string => (value / 10).toString().replace(/^(-?)0\./, "$1.");

/** Path data through points, in steps from one to the next: that is half as long as their places. */
export const line = (points: readonly Point[], closed = true): string => {
  let data = "";
  let [x0, y0] = [0, 0];
  for (const [index, point] of points.entries()) {
    const [x, y] = [Math.round(point[0] * 10), Math.round(point[1] * 10)];
    const [dx, dy] = [tenths(x - x0), tenths(y - y0)];
    if (index === 0) data = `M${dx} ${dy}`;
    else if (x !== x0 || y !== y0)
      data += `${data.includes("l") ? (dx.startsWith("-") ? "" : " ") : "l"}${dx}${dy.startsWith("-") ? "" : " "}${dy}`;
    [x0, y0] = [x, y];
  }
  return closed ? `${data}z` : data;
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
