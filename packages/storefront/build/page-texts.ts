import { relative } from "node:path";
import type { Plugin, Rolldown } from "vite";

const quoted = /["'`]([A-Za-z0-9+/.]+)["'`]/g;

/** Message ids of a catalog that occur in the code. */
export const textIdsIn = (code: string, known: ReadonlySet<string>): string[] => {
  const ids = new Set<string>();
  for (const [, id] of code.matchAll(quoted)) if (id !== undefined && known.has(id)) ids.add(id);
  return [...ids];
};

const componentTexts = /\/design-system\/src\/words\/components\/(\w+)\.ts$/;

/**
 * `words:pagination` for the module with the texts of the design system's Pagination; undefined for other
 * modules.
 */
export const wordsIdOf = (module: string): string | undefined => {
  const [, component] = componentTexts.exec(module) ?? [];
  return component && `words:${component.charAt(0).toLowerCase()}${component.slice(1)}`;
};

/**
 * Writes the text ids of each page's initial chunks to `texts.json` next to the manifest. The server includes
 * these texts in the HTML; the remaining catalog loads when the page is idle.
 * @param options.readIds reads the ids of all messages
 * @param options.entry the browser's entry
 * @param options.isPage whether a module is a page
 */
export const pageTexts = (options: {
  readIds: () => Iterable<string>;
  entry: string;
  isPage: (module: string) => boolean;
}): Plugin => {
  let root = "";
  return {
    name: "page-texts",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    configResolved: (config) => {
      root = config.root;
    },
    generateBundle(_output, bundle) {
      const known = new Set(options.readIds());
      const chunks = new Map<string, Rolldown.OutputChunk>();
      for (const file of Object.values(bundle)) if (file.type === "chunk") chunks.set(file.fileName, file);

      const collect = (file: string, ids: Set<string>, seen: Set<string>): void => {
        const chunk = chunks.get(file);
        if (!chunk || seen.has(file)) return;
        seen.add(file);
        for (const id of textIdsIn(chunk.code, known)) ids.add(id);
        for (const module of chunk.moduleIds) {
          const id = wordsIdOf(module);
          if (id !== undefined) ids.add(id);
        }
        for (const imported of chunk.imports) collect(imported, ids, seen);
      };

      const found = [...chunks.values()];
      const entry = found.find(({ moduleIds }) => moduleIds.includes(options.entry));
      if (!entry) this.error(`No chunk for ${options.entry}`);
      const texts: Record<string, string[]> = {};
      for (const { moduleIds, fileName } of found)
        for (const module of moduleIds) {
          if (module !== options.entry && !options.isPage(module)) continue;
          const ids = new Set<string>();
          const seen = new Set<string>();
          for (const start of [entry.fileName, fileName]) collect(start, ids, seen);
          texts[relative(root, module).replaceAll("\\", "/")] = [...ids].toSorted();
        }
      this.emitFile({ type: "asset", fileName: "texts.json", source: JSON.stringify(texts) });
    },
  };
};
