import { fileURLToPath } from "node:url";
import { transform } from "lightningcss";
import type { Plugin } from "vite";
import { tokensDtcg } from "../src/tokens/tokens-dtcg.ts";
import { tokensJson } from "../src/tokens/tokens-json.ts";
import { componentsJson } from "./components-json.ts";
import { separateSheets } from "./entries.ts";

const src = fileURLToPath(new URL("../src/", import.meta.url));
const layerOrder = "@layer ds.base, ds.reset, ds.tokens, ds.layout, ds.components, ds.patterns;\n";
/** Vite's own combined style sheet, which ours replace. */
export const unsplitSheet = "unsplit";

const isSheet = (id: string): boolean => id.endsWith(".vanilla.css");

/**
 * Style sheets of the package: the components with their tokens, one for each separate component, only tokens, the
 * optional page styles and reset, and the second theme. Each starts with the layer order.
 */
export function styleSheets(): Plugin {
  const css = new Map<string, string>();
  return {
    name: "style-sheets",
    enforce: "pre",
    apply: "build",
    transform(code, id) {
      const sheet = id.split("?")[0] ?? id;
      if (isSheet(sheet)) css.set(sheet, code);
      return null;
    },
    generateBundle: {
      // After Vite has emitted its own sheet.
      order: "post",
      async handler(_options, bundle) {
        /** Style sheets that a module needs, in order, those of its imports first. */
        const sheetsOf = (id: string, seen = new Set<string>()): string[] => {
          if (seen.has(id)) return [];
          seen.add(id);
          const module = this.getModuleInfo(id);
          const imports = [...(module?.importedIds ?? []), ...(module?.dynamicallyImportedIds ?? [])];
          const below = imports.flatMap((next) => sheetsOf(next, seen));
          const sheet = id.split("?")[0] ?? id;
          return css.has(sheet) ? [...below, sheet] : below;
        };
        const unwritten = new Set(css.keys());
        const write = (fileName: string, sheets: string[]) => {
          for (const sheet of sheets) unwritten.delete(sheet);
          const { code } = transform({
            filename: fileName,
            code: Buffer.from(sheets.map((sheet) => css.get(sheet)).join("\n")),
            minify: true,
          });
          // After minification, which would remove a layer order that seems redundant, also with a single
          // layer.
          this.emitFile({ type: "asset", fileName, source: `${layerOrder}${code.toString()}` });
        };
        const sheetsIn = (module: string, ...paths: string[]): string[] =>
          sheetsOf(src + module).filter((sheet) => paths.some((path) => sheet.includes(`/src/${path}`)));
        delete bundle[`${unsplitSheet}.css`];
        const seen = new Set<string>();
        write("styles.css", sheetsOf(`${src}index.ts`, seen));
        for (const { fileName, source } of separateSheets())
          write(fileName, sheetsOf(src + source, new Set(seen)));
        write("tokens.css", sheetsIn("styles/base.css.ts", "tokens/"));
        write("page.css", sheetsIn("styles/page.css.ts", "styles/page"));
        write("reset.css", sheetsIn("styles/reset.css.ts", "styles/page", "styles/reset"));
        write("themes/teal.css", sheetsIn("tokens/themes/teal.css.ts", "tokens/themes/"));
        if (unwritten.size > 0)
          this.error(`no style sheet of the package contains ${[...unwritten].join(", ")}`);
        this.emitFile({
          type: "asset",
          fileName: "tokens.json",
          source: `${JSON.stringify(tokensJson(), null, 2)}\n`,
        });
        this.emitFile({
          type: "asset",
          fileName: "tokens.dtcg.json",
          source: `${JSON.stringify(tokensDtcg(), null, 2)}\n`,
        });
        this.emitFile({
          type: "asset",
          fileName: "components.json",
          source: `${JSON.stringify(await componentsJson(), null, 2)}\n`,
        });
      },
    },
  };
}
