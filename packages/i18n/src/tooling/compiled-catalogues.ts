import { join } from "node:path";
import type { Plugin } from "vite";
import { localeOf } from "../locales.ts";
import { catalogueFiles } from "./catalogues.ts";
import { compileLocale } from "./compile.ts";

const entry = /^@carmine\/i18n\/catalogues\/((?:console\/)?[\w-]+)$/;
const compiledFile = /\/catalogues\/compiled\/(console\/)?([\w-]+)\.json$/;

/**
 * Compiles `@carmine/i18n/catalogues/<locale>` (storefront) and `@carmine/i18n/catalogues/console/<locale>` on import, so
 * that no compiled file can be out of date.
 * @param root folder of the catalogs
 */
export const compiledCatalogues = (root: string): Plugin => {
  const files = catalogueFiles(root);
  return {
    name: "compiled-catalogues",
    enforce: "pre",
    resolveId: (id) => {
      const [, path] = entry.exec(id) ?? [];
      return path && join(root, "compiled", `${path}.json`);
    },
    load(id) {
      const [, console, name = ""] = compiledFile.exec(id) ?? [];
      const locale = localeOf(name);
      if (!locale) return undefined;
      for (const file of files.paths(locale)) this.addWatchFile(file);
      return compileLocale(files, locale, console ? "console" : "storefront");
    },
  };
};
