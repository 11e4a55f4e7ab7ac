import { readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import type { Plugin } from "vite";

/**
 * Adds an entry for each page to Vite's manifest, which has one entry per file, whereas pages can share a
 * file (`chunks.ts`).
 * @param isNamed whether a module gets an entry
 */
export const manifestLines = (isNamed: (module: string) => boolean): Plugin => {
  let root = "";
  const nameOf = (module: string): string => relative(root, module).replaceAll("\\", "/");
  return {
    name: "manifest-lines",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    configResolved: (config) => {
      root = config.root;
    },
    writeBundle({ dir = "" }, bundle) {
      const path = join(dir, "manifest.json");
      const manifest = JSON.parse(readFileSync(path, "utf8")) as Record<string, { file: string }>;
      const lines = new Map(Object.values(manifest).map((line) => [line.file, line]));
      for (const chunk of Object.values(bundle)) {
        const line = lines.get(chunk.fileName);
        if (chunk.type !== "chunk" || !line) continue;
        for (const module of chunk.moduleIds.filter(isNamed)) manifest[nameOf(module)] = line;
      }
      writeFileSync(path, JSON.stringify(manifest));
    },
  };
};
