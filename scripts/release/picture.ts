import { mkdirSync, writeFileSync } from "node:fs";
import sharp from "sharp";

/** Where half-transparent layers overlap, the engine rounds up or down: one step of 255. */
const rounding = 1;

const looksLike = async (one: Buffer, other: Buffer): Promise<boolean> => {
  const [a, b] = await Promise.all([sharp(one).raw().toBuffer(), sharp(other).raw().toBuffer()]);
  return a.length === b.length && a.every((step, at) => Math.abs(step - (b[at] ?? 0)) <= rounding);
};

/**
 * Compares two pictures (PNG); where they differ, both are kept in `dist/release`.
 *
 * @param names - what each shows, as names of files
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
