import { join } from "node:path";
import type { Plugin } from "vite";
import { catalogueFiles, compileLocale } from "../../i18n/src/tooling/index.ts";
import { localeOf } from "../../i18n/src/index.ts";

const entry = /^@carmine\/i18n\/catalogues\/([\w-]+)$/;
const compiledFile = /\/catalogues\/compiled\/([\w-]+)\.json$/;

/**
 * Compiles `@carmine/i18n/catalogues/<locale>` on import, so that no compiled file can be out of date.
 * @param root folder of the catalogs
 */
export const compiledCatalogues = (root: string): Plugin => {
  const files = catalogueFiles(root);
  return {
    name: "compiled-catalogues",
    enforce: "pre",
    resolveId: (id) => {
      const [, locale] = entry.exec(id) ?? [];
      return locale && join(root, "compiled", `${locale}.json`);
    },
    load(id) {
      const locale = localeOf(compiledFile.exec(id)?.[1] ?? "");
      if (!locale) return undefined;
      for (const file of files.paths(locale)) this.addWatchFile(file);
      return compileLocale(files, locale);
    },
  };
};
