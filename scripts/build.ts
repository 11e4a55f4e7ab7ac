/**
 * Builds the storefront's bundles for browser and server rendering, the console, and the server bundle, if a source has changed.
 * `pnpm build [--force]`; `npm start` runs it if `isUpToDate()` is false.
 */
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { bundleServer } from "./bundle-server.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const storefront = join(root, "packages/storefront");
const dist = join(storefront, "dist");
const consolePackage = join(root, "packages/console");
const stampFile = join(dist, "stamp");
const serverDist = join(root, "packages/server/dist");

/** URL of the program that `npm start` runs. */
export const serverBundle = pathToFileURL(join(serverDist, "serve.js")).href;

/** Files and folders that the bundles depend on. */
const sources = [
  "bin",
  "scripts/build.ts",
  "scripts/bundle-server.ts",
  "packages/server/src",
  "packages/storefront/src",
  "packages/storefront/build",
  "packages/storefront/public",
  "packages/storefront/vite.config.ts",
  "packages/console/src",
  "packages/console/index.html",
  "packages/console/vite.config.ts",
  "packages/design-system/src",
  "packages/i18n/src",
  "packages/i18n/catalogues",
  "packages/api/src",
  ...["server", "storefront", "console", "design-system", "i18n", "api"].map(
    (name) => `packages/${name}/package.json`,
  ),
  "pnpm-lock.yaml",
];

const testFile = /\.(test|stories)\.tsx?$/;

const filesOf = (path: string): string[] => {
  const full = join(root, path);
  if (!existsSync(full)) return [];
  return readdirSync(full, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !testFile.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
};

const stampOf = (): string => {
  const hash = createHash("sha256");
  for (const path of sources) {
    const files = /\.\w+$/.test(path) ? [join(root, path)] : filesOf(path);
    for (const file of files) hash.update(file.slice(root.length)).update("\0").update(readFileSync(file));
  }
  return hash.digest("hex");
};

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Below this many bytes compressing costs more than it saves. */
const smallest = 1024;

/** Writes `.br` and `.gz` next to each text file, so that the server compresses nothing. */
const compress = async (folder: string): Promise<void> => {
  const names = readdirSync(folder).filter((name) => /\.(js|css|svg|json)$/.test(name));
  await Promise.all(
    names.map(async (name) => {
      const file = join(folder, name);
      const text = await readFile(file);
      if (text.length < smallest) return;
      const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
      await writeFile(`${file}.br`, await brotli(text, { params }));
      await writeFile(`${file}.gz`, await zip(text, { level: constants.Z_BEST_COMPRESSION }));
    }),
  );
};

const isStamped = (stamp: string): boolean =>
  existsSync(stampFile) && readFileSync(stampFile, "utf8") === stamp;

/** Whether the bundles match the sources. */
export const isUpToDate = (): boolean => isStamped(stampOf());

/**
 * Brings the bundles up to date.
 * @returns whether anything had to be built
 */
export const buildShop = async ({ force = false } = {}): Promise<boolean> => {
  const stamp = stampOf();
  if (!force && isStamped(stamp)) return false;
  // If the build fails, the previous stamp must not mark its output as current.
  rmSync(stampFile, { force: true });
  // Vite alone takes longer to load than the whole check above.
  const { build, createBuilder } = await import("vite");
  process.env["NODE_ENV"] ??= "production";
  const builder = await createBuilder({
    configFile: join(storefront, "vite.config.ts"),
    mode: "production",
    logLevel: "warn",
  });
  await builder.buildApp();
  await compress(join(dist, "client/assets"));
  await build({ configFile: join(consolePackage, "vite.config.ts"), mode: "production", logLevel: "warn" });
  await compress(join(consolePackage, "dist/assets"));
  await bundleServer(root, serverDist);
  writeFileSync(stampFile, stamp);
  return true;
};

if (import.meta.main) {
  const startedAt = performance.now();
  const built = await buildShop({ force: process.argv.includes("--force") });
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(built ? `Shop built in ${seconds} s` : `Shop is up to date (${seconds} s)`);
}
