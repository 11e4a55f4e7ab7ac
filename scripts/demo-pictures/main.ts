// Makes the files of packages/server/src/demo/pictures: `pnpm demo:pictures [--photos FOLDER]`. Only what is missing is
// made, and what no table names any more is removed. Photographs are read from FOLDER, as `<name>-unsplash.jpg`.
import { existsSync, mkdirSync, readdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import sharp, { type AvifOptions, type Sharp } from "sharp";
import { pictureFile } from "../../packages/server/src/demo/picture-file.ts";
import type { PictureSpec } from "../../packages/server/src/demo/picture-spec.ts";
import { picturesOf } from "../../packages/server/src/demo/pictures-of.ts";
import tables from "../../packages/server/src/demo/tables/index.ts";
import { artSize, drawArt } from "./art/index.ts";
import { trimPhoto } from "./trim-photo.ts";

const { values } = parseArgs({ options: { photos: { type: "string" } } });
const folder = join(import.meta.dirname, "../../packages/server/src/demo/pictures");

/** px; a product page shows goods 480 px wide, the lens twice as large. */
const goodsWidth = 720;
const sceneWidth = 1440;

/** Photographs hide more than drawings do, and tires have hardly a color: most of the pictures, in fewer bytes. */
const compression: Partial<Record<PictureSpec["kind"], AvifOptions>> = {
  photo: { quality: 40 },
  tire: { quality: 40, chromaSubsampling: "4:2:0" },
};

const draw = (spec: Exclude<PictureSpec, { kind: "photo" }>): Sharp => {
  const { width } = artSize(spec);
  const isScene = spec.kind === "banner" || spec.kind === "cover";
  const target = isScene ? sceneWidth : Math.min(width, goodsWidth);
  return sharp(Buffer.from(drawArt(spec)), { density: (72 * target) / width }).resize({ width: target });
};

const make = async (spec: PictureSpec, file: string): Promise<boolean> => {
  if (spec.kind === "photo" && values.photos === undefined) return false;
  const picture =
    spec.kind === "photo"
      ? await trimPhoto(join(values.photos ?? "", `${spec.name}-unsplash.jpg`), spec)
      : draw(spec);
  await picture.avif({ ...(compression[spec.kind] ?? { quality: 44 }), effort: 2 }).toFile(file);
  return true;
};

mkdirSync(folder, { recursive: true });
const specs = new Map(picturesOf(tables).map((spec) => [pictureFile(spec), spec]));
for (const file of readdirSync(folder)) if (!specs.has(file)) rmSync(join(folder, file));
let made = 0;
const missing: string[] = [];
for (const [name, spec] of specs) {
  const file = join(folder, name);
  if (existsSync(file)) continue;
  if (await make(spec, file)) made += 1;
  else missing.push(name);
}
const bytes = readdirSync(folder).reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);
console.log(`${specs.size} pictures, ${made} made, ${(bytes / 1e6).toFixed(2)} MB in all.`);
if (missing.length > 0) {
  console.error(`${missing.length} photographs are missing; name their folder with --photos.`);
  process.exitCode = 1;
}
