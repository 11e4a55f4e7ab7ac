import { n, type Drawing } from "./core/drawing.ts";
import { lettersAt, lineWidth } from "./letters/lettering.ts";
import type { PaperArt } from "../../../packages/server/src/demo/picture-spec.ts";

export const paperSize = { width: 600, height: 800 };

const margin = 72;
const ink = "#2b2f36";

/** Letters in the middle of the sheet, as large as fits. */
const centered = (text: string, base: number, cap: number): string => {
  const { width } = paperSize;
  const fitting = Math.min(cap, (cap * (width - 2 * margin)) / Math.max(1, lineWidth(text, cap)));
  return lettersAt(text, width / 2, base, fitting, ink);
};

/** Lines of writing that nobody can read. */
const lines = (top: number, count: number): string =>
  Array.from({ length: count }, (_, row) => {
    const width = row === count - 1 ? 220 : 456 - ((row * 53) % 70);
    return `<rect x="${margin}" y="${top + row * 26}" width="${n(width)}" height="7" rx="3.5" fill="#aeb4be"/>`;
  }).join("");

const rosette = (x: number, y: number, radius: number, color: string): string => {
  const points = Array.from({ length: 48 }, (_, at) => {
    const reach = radius * (at % 2 === 0 ? 1 : 0.9);
    const turn = (at / 48) * 2 * Math.PI;
    return `${n(x + Math.cos(turn) * reach)} ${n(y + Math.sin(turn) * reach)}`;
  }).join("L");
  return (
    `<path d="M${points}Z" fill="${color}"/>` +
    `<circle cx="${x}" cy="${y}" r="${n(radius * 0.72)}" fill="none" stroke="#fff" stroke-opacity=".75" stroke-width="3"/>` +
    `<path d="M${n(x - 20)} ${y}l14 15 27-30" fill="none" stroke="#fff" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"/>`
  );
};

/** A document of a shop: frame, heading, name, lines, signature and seal. */
export const drawPaper = (drawing: Drawing, { title, name, color }: PaperArt): string => {
  const { width, height } = paperSize;
  const sheet = drawing.linear(
    [0, 0, width, height],
    [
      [0, "#fffdf8"],
      [1, "#f4efe4"],
    ],
  );
  return (
    `<rect width="${width}" height="${height}" fill="${sheet}"/>` +
    `<rect x="28" y="28" width="${width - 56}" height="${height - 56}" fill="none" stroke="${color}" stroke-opacity=".55" stroke-width="4"/>` +
    `<rect x="40" y="40" width="${width - 80}" height="${height - 80}" fill="none" stroke="${color}" stroke-opacity=".35" stroke-width="1.5"/>` +
    centered(title.toUpperCase(), 168, 34) +
    `<rect x="${width / 2 - 60}" y="196" width="120" height="3" fill="${color}"/>` +
    centered(name, 258, 26) +
    lines(318, 5) +
    lines(478, 4) +
    `<path d="M${margin} 676c30-36 44-30 36 0s18 18 40-12 30 8 54-2" fill="none" stroke="${ink}" stroke-width="4" stroke-linecap="round"/>` +
    `<rect x="${margin}" y="704" width="190" height="2" fill="#8d949f"/>` +
    rosette(width - 150, 668, 62, color)
  );
};
