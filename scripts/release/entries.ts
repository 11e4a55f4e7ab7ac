import { readFileSync } from "node:fs";
import { join } from "node:path";

interface Manifest {
  exports: Record<string, string | { types: string; default: string }>;
}

export interface PublishedEntry {
  /** Subpath, such as `./button`. */
  name: string;
  types: string;
  script: string;
}

/** Folder of the installed package. */
export const packageIn = (consumer: string): string => join(consumer, "node_modules/@carmine/design-system");

/** JavaScript entries of the installed package. */
export const publishedEntries = (consumer: string): PublishedEntry[] => {
  const manifest = JSON.parse(readFileSync(join(packageIn(consumer), "package.json"), "utf8")) as Manifest;
  return Object.entries(manifest.exports).flatMap(([name, target]) =>
    typeof target === "string" ? [] : [{ name, types: target.types, script: target.default }],
  );
};

/** Import specifier of an entry, such as `@carmine/design-system/button`. */
export const specifier = ({ name }: { name: string }): string => `@carmine/design-system${name.slice(1)}`;
