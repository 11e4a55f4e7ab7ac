import { fileURLToPath } from "node:url";
import { transform } from "lightningcss";
import type { Plugin } from "vite";
import { tokensJson } from "../src/tokens/tokens-json.ts";
import { componentsJson } from "./components-json.ts";
import { entries } from "./entries.ts";

const src = fileURLToPath(new URL("../src/", import.meta.url));
const layerOrder = "@layer ds.reset, ds.tokens, ds.layout, ds.components, ds.patterns;\n";
/** Vite's own sheet of everything, in whose place ours comes. */
export const unsplitSheet = "unsplit";

const isSheet = (id: string): boolean => id.endsWith(".vanilla.css");

/**
 * Style sheets from one source: the whole, one per room with all that the room uses, the tokens alone. Each says the
 * order of the layers first, so they may be loaded in any order.
 */
export function stylesPerRoom(): Plugin {
  const css = new Map<string, string>();
  return {
    name: "styles-per-room",
    enforce: "pre",
    apply: "build",
    transform(code, id) {
      const sheet = id.split("?")[0] ?? id;
      if (isSheet(sheet)) css.set(sheet, code);
      return null;
    },
    generateBundle: {
      // After Vite has put down its own sheet.
      order: "post",
      async handler(_options, bundle) {
        /** The style sheets that a module needs, those of its imports first, as they were written. */
        const sheetsOf = (id: string, seen = new Set<string>()): string[] => {
          if (seen.has(id)) return [];
          seen.add(id);
          const below = (this.getModuleInfo(id)?.importedIds ?? []).flatMap((next) => sheetsOf(next, seen));
          const sheet = id.split("?")[0] ?? id;
          return css.has(sheet) ? [...below, sheet] : below;
        };
        const write = (fileName: string, module: string, keep = (_sheet: string) => true) => {
          const sheets = sheetsOf(src + module).filter(keep);
          const { code } = transform({
            filename: fileName,
            code: Buffer.from(sheets.map((sheet) => css.get(sheet)).join("\n")),
            minify: true,
          });
          // Last, since the minifier takes away an order that it sees kept anyway, also where only one layer is there.
          this.emitFile({ type: "asset", fileName, source: `${layerOrder}${code.toString()}` });
        };
        delete bundle[`${unsplitSheet}.css`];
        const base = "styles/base.css.ts";
        const known = new Set(sheetsOf(src + base));
        write("styles.css", "index.ts");
        write("tokens.css", base);
        write("themes/teal.css", "tokens/themes/teal.css.ts", (sheet) => sheet.includes("/themes/"));
        for (const { room, source } of entries()) {
          // Tokens, reset and shared classes come once, from tokens.css.
          if (room) write(`styles/${room}.css`, source, (sheet) => !known.has(sheet));
        }
        this.emitFile({
          type: "asset",
          fileName: "tokens.json",
          source: `${JSON.stringify(tokensJson(), null, 2)}\n`,
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
