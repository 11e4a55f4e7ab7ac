import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import sharp from "sharp";
import type { Laboratory } from "./laboratory.ts";

const references = "e2e/stories/pictures";
const maker = join(references, "made-by.txt");

interface Pixels {
  width: number;
  height: number;
  data: Buffer;
}

const pixelsOf = async (picture: Buffer): Promise<Pixels> => {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
};

const sizeOf = ({ width, height }: Pixels): string => `${width} × ${height}`;

/** Share of pixels that differ by more than `step` (of 255) in a color channel. */
const differing = (was: Pixels, is: Pixels, step: number): number => {
  if (was.data.equals(is.data)) return 0;
  let count = 0;
  for (let at = 0; at < was.data.length; at += 3) {
    const far = [0, 1, 2].some(
      (color) => Math.abs((was.data[at + color] ?? 0) - (is.data[at + color] ?? 0)) > step,
    );
    if (far) count += 1;
  }
  return count / (was.width * was.height);
};

/** Whether the first picture shows something that the second doesn't; edges of round corners may differ. */
export const showsMore = async (one: Buffer, other: Buffer): Promise<boolean> => {
  const [was, is] = await Promise.all([pixelsOf(one), pixelsOf(other)]);
  return sizeOf(was) !== sizeOf(is) || differing(was, is, 64) > 0;
};

/** Browser and system that render the text; only the same combination renders the same pixels. */
const engineOf = (laboratory: Laboratory): string =>
  `Chromium ${laboratory.version.split(".")[0] ?? ""} on ${process.platform}`;

/** Allowed difference: per color channel (0–255), and the share of pixels that may exceed it. */
interface Tolerance {
  step: number;
  share: number;
}

/** CPUs may round colors differently. */
const sameEngine: Tolerance = { step: 24, share: 0 };
const otherEngine: Tolerance = { step: 48, share: 0.03 };

/**
 * Compares a picture with the reference: same size and same pixels except for rounding. Another engine than
 * that of the references renders text a little differently, so there 97% of the pixels must be nearly the
 * same.
 *
 * Lossless WebP takes a third of the size of PNG. `--update-snapshots=all` or `=changed` stores the new
 * picture, `=missing` only if the reference is missing. `--ignore-snapshots` skips the comparison.
 */
export const expectPicture = async (name: string, laboratory: Laboratory): Promise<void> => {
  if (test.info().project.ignoreSnapshots) return;
  const png = await laboratory.picture();
  const file = join(references, `${name}.webp`);
  const { updateSnapshots } = test.info().config;
  const keep = async (): Promise<void> => {
    mkdirSync(references, { recursive: true });
    writeFileSync(file, await sharp(png).removeAlpha().webp({ lossless: true, effort: 6 }).toBuffer());
    writeFileSync(maker, `${engineOf(laboratory)}\n`);
  };
  if (!existsSync(file)) {
    if (updateSnapshots === "none") expect.soft(null, `picture ${name} has no reference yet`).toBeTruthy();
    else await keep();
    return;
  }
  const { step, share } =
    readFileSync(maker, "utf8").trim() === engineOf(laboratory) ? sameEngine : otherEngine;
  const [was, is] = await Promise.all([pixelsOf(readFileSync(file)), pixelsOf(png)]);
  if (sizeOf(was) === sizeOf(is) && differing(was, is, step) <= share) return;
  if (updateSnapshots === "all" || updateSnapshots === "changed") return keep();
  await test.info().attach(`${name}, reference`, { path: file });
  const now = test.info().outputPath(`${name}.png`);
  writeFileSync(now, png);
  await test.info().attach(`${name}, actual`, { path: now });
  expect.soft(sizeOf(is), `picture ${name} differs in size`).toBe(sizeOf(was));
  if (sizeOf(was) === sizeOf(is))
    expect.soft(differing(was, is, step), `share of picture ${name} that differs`).toBeLessThanOrEqual(share);
};
