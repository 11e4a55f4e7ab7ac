import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { build } from "vite";
import { componentFolders, metaOf } from "../../packages/design-system/scripts/component-folders.ts";
import { separateSheets } from "../../packages/design-system/scripts/entries.ts";
import { packageIn, publishedEntries, specifier } from "./entries.ts";

const searchPage = "packages/storefront/src/pages/goods/goods_search";
const listFiles = (): string[] => [
  ...readdirSync(searchPage)
    .filter((file) => file.endsWith(".tsx"))
    .map((file) => join(searchPage, file)),
  "packages/storefront/src/features/products/ShopProductCard.tsx",
];

/** Components of a product list page, taken from the shop's search page. */
const productListPage = (): string[] => {
  const names = listFiles().flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/import \{([^}]*)\} from "@carmine\/design-system"/g)].flatMap(
      ([, list = ""]) => list.split(",").map((name) => name.trim()),
    ),
  );
  return [...new Set(names)].filter((name) => name !== "" && !name.startsWith("type ")).toSorted();
};

/** Bytes after gzip. */
export const gzip = (code: string): number => gzipSync(code, { level: 9 }).length;

let applications = 0;

/**
 * Script size of an application with only this line: bundled, tree-shaken and minified by Vite for
 * production, including dependencies (Radix, lucide) but not React, which every application has. Not a
 * library build, which keeps whitespace.
 */
export const bundle = async (consumer: string, code: string): Promise<string> => {
  applications += 1;
  const input = join(consumer, `size-${process.pid}-${applications}.js`);
  writeFileSync(input, code);
  const result = await build({
    root: consumer,
    configFile: false,
    logLevel: "silent",
    build: {
      write: false,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input,
        // Otherwise an entry that only exports would be empty.
        preserveEntrySignatures: "strict",
        external: [/^react($|\/)/, /^react-dom($|\/)/],
      },
    },
  });
  const outputs = Array.isArray(result) ? result : [result];
  return outputs
    .flatMap((part) => ("output" in part ? part.output : []))
    .flatMap((part) => (part.type === "chunk" && part.isEntry ? [part.code] : []))
    .join("");
};

export interface Size {
  what: string;
  bytes: number;
  most: number;
}

const kB = 1000;

/** Sizes of the CSS, a product list page and all components; the caller compares them with their budgets. */
export const sizes = async (consumer: string): Promise<Size[]> => {
  const cssSize = (fileName: string): number =>
    gzip(readFileSync(join(packageIn(consumer), "dist", fileName), "utf8"));
  const whole: Size[] = [
    { what: "whole CSS", bytes: cssSize("styles.css"), most: 32 * kB },
    ...separateSheets().map(({ fileName }) => ({
      what: fileName,
      bytes: cssSize(fileName),
      most: 3 * kB,
    })),
    {
      what: "product-list page, script",
      bytes: gzip(
        await bundle(consumer, `export { ${productListPage().join(", ")} } from "@carmine/design-system";`),
      ),
      most: 26.2 * kB,
    },
  ];
  const metas = new Map(
    (await Promise.all(componentFolders().map(metaOf))).flatMap((meta) =>
      meta ? [[meta.name, meta] as const] : [],
    ),
  );
  const perComponent: Size[] = [];
  for (const entry of publishedEntries(consumer)) {
    const component = /\/(\w+)\/index\.js$/.exec(entry.script)?.[1] ?? "";
    const budget = metas.get(component)?.budget;
    if (budget === undefined) continue;
    const script = await bundle(consumer, `export * from "${specifier(entry)}";`);
    perComponent.push({ what: `${component}, script`, bytes: gzip(script), most: budget.js });
  }
  return [...whole, ...perComponent];
};

/** One button from the root entry must have the size of a button from its own entry. */
export const treeShaking = async (consumer: string): Promise<string[]> => {
  const [whole, own] = await Promise.all([
    bundle(consumer, 'export { Button } from "@carmine/design-system";'),
    bundle(consumer, 'export { Button } from "@carmine/design-system/button";'),
  ]);
  return gzip(whole) <= gzip(own) * 1.02
    ? []
    : [`one button weighs ${gzip(whole)} B, its own entry ${gzip(own)} B`];
};
