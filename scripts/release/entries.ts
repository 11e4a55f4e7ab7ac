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

const designSystem = "@carmine/design-system";

/** Folder of the installed package. */
export const packageIn = (consumer: string, name = designSystem): string =>
  join(consumer, "node_modules", name);

/** JavaScript entries of the installed package. */
export const publishedEntries = (consumer: string, library = designSystem): PublishedEntry[] => {
  const file = join(packageIn(consumer, library), "package.json");
  const manifest = JSON.parse(readFileSync(file, "utf8")) as Manifest;
  return Object.entries(manifest.exports).flatMap(([name, target]) =>
    typeof target === "string" || !target.default.endsWith(".js")
      ? []
      : [{ name, types: target.types, script: target.default }],
  );
};

/** Import specifier of an entry, such as `@carmine/design-system/button`. */
export const specifier = ({ name }: { name: string }, library = designSystem): string =>
  `${library}${name.slice(1)}`;
