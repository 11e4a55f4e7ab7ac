import { mkdirSync, writeFileSync } from "node:fs";
import sharp from "sharp";

/** Overlapping translucent layers are rounded up or down by one step (of 255). */
const rounding = 1;

const looksLike = async (one: Buffer, other: Buffer): Promise<boolean> => {
  const [a, b] = await Promise.all([sharp(one).raw().toBuffer(), sharp(other).raw().toBuffer()]);
  return a.length === b.length && a.every((step, at) => Math.abs(step - (b[at] ?? 0)) <= rounding);
};

/**
 * Compares two pictures (PNG). If they differ, both are stored in `dist/release`.
 *
 * @param names - file names for the pictures
 * @returns one line for the difference, none for equal pictures
 */
export const pictureProblems = async (
  pictures: readonly [Buffer, Buffer],
  names: readonly [string, string],
): Promise<string[]> => {
  if (await looksLike(...pictures)) return [];
  mkdirSync("dist/release", { recursive: true });
  for (const [at, name] of names.entries()) writeFileSync(`dist/release/${name}.png`, pictures[at] ?? "");
  return [`${names.join(" and ")} look different, see dist/release`];
};
