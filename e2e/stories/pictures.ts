import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import sharp from "sharp";
import type { Laboratory } from "./laboratory.ts";

const kept = "e2e/stories/pictures";

const pixels = async (picture: Buffer): Promise<{ size: string; data: Buffer }> => {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { size: `${info.width} × ${info.height}`, data };
};

/**
 * Compares a picture with the kept one: not one pixel may differ. Lossless WebP takes a third of the room of PNG.
 * With `--update-snapshots=all` or `=changed` the new picture is kept instead; `=missing` keeps only new ones.
 * With `--ignore-snapshots` no picture is taken.
 */
export const expectPicture = async (name: string, laboratory: Laboratory): Promise<void> => {
  if (test.info().project.ignoreSnapshots) return;
  const png = await laboratory.picture();
  const file = join(kept, `${name}.webp`);
  const { updateSnapshots } = test.info().config;
  const keep = async (): Promise<void> => {
    mkdirSync(kept, { recursive: true });
    writeFileSync(file, await sharp(png).removeAlpha().webp({ lossless: true, effort: 4 }).toBuffer());
  };
  if (!existsSync(file)) {
    if (updateSnapshots === "none") expect.soft(null, `no picture ${name} is kept yet`).toBeTruthy();
    else await keep();
    return;
  }
  const [was, is] = await Promise.all([pixels(readFileSync(file)), pixels(png)]);
  if (was.size === is.size && was.data.equals(is.data)) return;
  if (updateSnapshots === "all" || updateSnapshots === "changed") return keep();
  await test.info().attach(`${name}, kept`, { path: file });
  await test.info().attach(`${name}, now`, { body: png, contentType: "image/png" });
  expect.soft(is.size, `picture ${name} differs`).toBe(was.size);
  expect.soft(is.data.equals(was.data), `picture ${name}: every pixel is the kept one`).toBe(true);
};
