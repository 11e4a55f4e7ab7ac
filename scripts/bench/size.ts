// Transferred bytes of the built storefront, console and design system. `pnpm size`
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { catalogueFiles, compileLocale } from "@carmine/i18n/tooling";
import { buildShop } from "../build.ts";
import { printRows, type Row } from "./report.ts";

interface Chunk {
  file: string;
  name?: string;
  css?: string[];
  imports?: string[];
}

const dist = "packages/storefront/dist/client";

const closure = (
  manifest: Record<string, Chunk>,
  entries: string[],
): { scripts: Set<string>; styles: Set<string> } => {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const visit = (name: string): void => {
    const chunk = manifest[name];
    if (chunk === undefined || scripts.has(chunk.file)) return;
    scripts.add(chunk.file);
    for (const style of chunk.css ?? []) styles.add(style);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  for (const entry of entries) visit(entry);
  return { scripts, styles };
};

const kilobytes = (
  files: Iterable<string>,
  compressed: (bytes: Buffer) => Buffer,
  folder: string = dist,
): number =>
  [...files].reduce((sum, file) => sum + compressed(readFileSync(join(folder, file))).length, 0) / 1000;

await buildShop();
const manifest = JSON.parse(readFileSync(join(dist, "manifest.json"), "utf8")) as Record<string, Chunk>;
const entry = "src/entry-client.tsx";
const pages: [string, string][] = [
  ["home", "src/pages/home/page.tsx"],
  ["search", "src/pages/goods/goods_search/page.tsx"],
  ["product", "src/pages/goods_detail/page.tsx"],
];

/** Texts in the HTML, shown before lazy chunks load. */
const pageTexts = JSON.parse(readFileSync(join(dist, "texts.json"), "utf8")) as Record<string, string[]>;
const catalogue = JSON.parse(compileLocale(catalogueFiles("packages/i18n/catalogues"), "en")) as Record<
  string,
  unknown
>;
const textsOf = (page: string): number => {
  const texts = Object.fromEntries((pageTexts[page] ?? []).map((id) => [id, catalogue[id]]));
  return brotliCompressSync(JSON.stringify(texts)).length / 1000;
};

const allTexts = "src/app/texts/en.ts";
if (manifest[allTexts] === undefined) throw new Error(`The manifest has no entry for ${allTexts}`);

const rows: Row[] = pages.flatMap(([name, page]) => {
  const { scripts, styles } = closure(manifest, [entry, page]);
  const texts = closure(manifest, [allTexts]).scripts;
  return [
    {
      what: `requests for scripts and styles before ${name} is interactive`,
      measured: new Set([...scripts, ...styles, ...texts]).size,
      unit: "",
      // `pnpm bench:web` counts all requests, with lazy parts and pictures.
      budget: { most: 8 },
    },
    {
      what: `script and texts of ${name}, brotli`,
      measured: kilobytes(scripts, (bytes) => brotliCompressSync(bytes)) + textsOf(page),
      unit: "kB",
      budget: { most: 140 },
    },
    {
      what: `  of it: texts in English, brotli`,
      measured: textsOf(page),
      unit: "kB",
    },
  ];
});

const script = (what: string, files: Iterable<string>): Row => ({
  what,
  measured: kilobytes(files, (bytes) => brotliCompressSync(bytes)),
  unit: "kB",
});
const shared = closure(manifest, [entry]);
const ownStyles = pages.map(([, page]) =>
  [...closure(manifest, [entry, page]).styles].filter((style) => !shared.styles.has(style)),
);
rows.push(
  script("script that every page starts with, brotli", shared.scripts),
  script("all texts in English, which follow, brotli", closure(manifest, [allTexts]).scripts),
  {
    what: "styles of every page, gzip",
    measured: kilobytes(shared.styles, (bytes) => gzipSync(bytes, { level: 9 })),
    unit: "kB",
    budget: { most: 28 },
  },
  {
    what: "largest additional style sheet of a page, gzip",
    measured: Math.max(...ownStyles.map((own) => kilobytes(own, (bytes) => gzipSync(bytes, { level: 9 })))),
    unit: "kB",
    budget: { most: 12 },
  },
);

const wholeCss = "packages/design-system/dist/styles.css";
if (existsSync(wholeCss))
  rows.push({
    what: "whole design system styles, gzip",
    measured: gzipSync(readFileSync(wholeCss), { level: 9 }).length / 1000,
    unit: "kB",
    budget: { most: 32 },
  });

const consoleDist = "packages/console/dist";
const consoleManifest = JSON.parse(readFileSync(join(consoleDist, "manifest.json"), "utf8")) as Record<
  string,
  Chunk
>;
/** Manifest key of a group of `packages/console/vite.config.ts`. */
const consoleGroup = (name: string): string => {
  const found = Object.entries(consoleManifest).find(
    ([, chunk]) => chunk.name === name && chunk.file.endsWith(".js"),
  );
  if (!found) throw new Error(`The console's manifest has no script "${name}"`);
  return found[0];
};
rows.push({
  what: "script of the console's frame and order list, brotli",
  measured: kilobytes(
    closure(consoleManifest, [consoleGroup("start"), consoleGroup("list")]).scripts,
    (bytes) => brotliCompressSync(bytes),
    consoleDist,
  ),
  unit: "kB",
  budget: { most: 150 },
});

printRows("Size", rows);
