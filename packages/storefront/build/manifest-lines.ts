import { readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import type { Plugin } from "vite";

/**
 * Gives modules that share a file with others (`chunks.ts`) their own line in Vite's manifest, which
 * else knows the file alone. Of what such a file imports later, its line names these modules too.
 * @param isNamed whether a module has a line
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
        const later = chunk.moduleIds
          .flatMap((module) => this.getModuleInfo(module)?.dynamicallyImportedIds ?? [])
          .filter(isNamed);
        for (const module of chunk.moduleIds.filter(isNamed))
          manifest[nameOf(module)] = Object.assign({}, line, {
            dynamicImports: [...new Set(later.map(nameOf))],
          });
      }
      writeFileSync(path, JSON.stringify(manifest));
    },
  };
};
