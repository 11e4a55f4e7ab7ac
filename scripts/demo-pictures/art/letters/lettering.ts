import { n, n4, type Drawing } from "../core/drawing.ts";
import { glyphs } from "./glyphs.ts";

/** Space between letters, in hundredths of the cap height. */
const track = 9;

interface Placed {
  outline: string;
  /** Left edge and width, in hundredths of the cap height. */
  at: number;
  width: number;
}

/** Accents are dropped and unknown signs become spaces: the alphabet is that of labels and sidewalls. */
const setLine = (text: string, tracking: number): { letters: Placed[]; width: number } => {
  const letters: Placed[] = [];
  let at = 0;
  for (const sign of text.normalize("NFD").replace(/\p{M}/gu, "")) {
    const [width, outline] = glyphs[sign] ?? glyphs[sign.toUpperCase()] ?? [27, ""];
    if (outline !== "") letters.push({ outline, at, width });
    at += width + tracking;
  }
  return { letters, width: Math.max(0, at - tracking) };
};

/** Width of a line, in pixels, at a cap height in pixels. */
export const lineWidth = (text: string, cap: number, tracking = track): number =>
  (setLine(text, tracking).width * cap) / 100;

/** The cap height at which a line fits a width, at most `cap`. */
export const fitCap = (text: string, cap: number, width: number, tracking = track): number =>
  Math.min(cap, (cap * width) / Math.max(1, lineWidth(text, cap, tracking)));

const group = (text: string, body: string): string => `<g aria-label="${escape(text)}">${body}</g>`;
const escape = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

/** A straight line of letters with its middle (or left end) at x and its baseline at y. */
export const lettersAt = (
  text: string,
  x: number,
  y: number,
  cap: number,
  paint: string,
  { tracking = track, anchor = "middle" }: { tracking?: number; anchor?: "middle" | "start" } = {},
): string => {
  const { letters, width } = setLine(text, tracking);
  const size = cap / 100;
  const left = anchor === "middle" ? x - (width * size) / 2 : x;
  const body = letters
    .map(({ outline, at }) => `<path transform="translate(${n4(at)} 0)" d="${outline}"/>`)
    .join("");
  const place = `translate(${n(left)} ${n(y)}) scale(${n4(size)})`;
  return group(text, `<g fill="${paint}" transform="${place}">${body}</g>`);
};

/**
 * Letters set one by one on a circle round 0,0, to be used by `<use>`: returns the id of the definition.
 * The middle of the line stands at `angle` (degrees clockwise from the top); feet point to the center.
 */
export const lettersOnArc = (
  drawing: Drawing,
  text: string,
  radius: number,
  angle: number,
  cap: number,
  tracking = track,
): string => {
  const { letters, width } = setLine(text, tracking);
  const size = cap / 100;
  const body = letters
    .map(({ outline, at, width: own }) => {
      const middle = ((at + own / 2 - width / 2) * size) / radius;
      const degrees = angle + (middle * 180) / Math.PI;
      const id = drawing.define("path", `d="${outline}"`, "");
      const place = `rotate(${n4(degrees)}) translate(${n(-(own * size) / 2)} ${n(-radius)}) scale(${n4(size)})`;
      return `<use href="#${id}" transform="${place}"/>`;
    })
    .join("");
  return drawing.define("g", `aria-label="${escape(text)}"`, body);
};
