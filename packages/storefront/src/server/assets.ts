import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { PageAssets } from "../rendering/render-request.ts";

/** Content of `texts.json`: text ids by page module, including the ids that every page needs. */
type PageTexts = Readonly<Record<string, readonly string[]>>;

interface ManifestChunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
}

export type Manifest = Readonly<Record<string, ManifestChunk>>;

const clientEntry = "src/entry-client.tsx";

/** Files of the first view: styles and scripts of entry and pages with all imports, imports first, and text ids. */
export const collectAssets = (
  manifest: Manifest,
  texts: PageTexts,
  modules: readonly string[],
): PageAssets => {
  const styles = new Set<string>();
  const files = new Set<string>();
  const seen = new Set<string>();
  const visit = (name: string): void => {
    const chunk = manifest[name];
    if (!chunk || seen.has(name)) return;
    seen.add(name);
    for (const imported of chunk.imports ?? []) visit(imported);
    for (const file of chunk.css ?? []) styles.add(`/${file}`);
    files.add(`/${chunk.file}`);
  };
  for (const module of [clientEntry, ...modules]) visit(module);
  const entry = manifest[clientEntry];
  if (!entry) throw new Error("The storefront's manifest names no entry: build it anew");
  const entryFile = `/${entry.file}`;
  files.delete(entryFile);
  const ids = new Set([clientEntry, ...modules].flatMap((module) => texts[module] ?? []));
  return { entry: entryFile, styles: [...styles], preloads: [...files], texts: [...ids] };
};

/** Reads the manifest once and caches the result for each set of modules. */
export const builtAssets = (manifestFile: string): ((modules: readonly string[]) => PageAssets) => {
  const manifest = JSON.parse(readFileSync(manifestFile, "utf8")) as Manifest;
  const texts = JSON.parse(readFileSync(join(dirname(manifestFile), "texts.json"), "utf8")) as PageTexts;
  const known = new Map<string, PageAssets>();
  return (modules) => {
    const key = modules.join();
    const assets = known.get(key) ?? collectAssets(manifest, texts, modules);
    known.set(key, assets);
    return assets;
  };
};
