import { fileURLToPath } from "node:url";
import { transform } from "lightningcss";
import type { Plugin } from "vite";
import { tokensJson } from "../src/tokens/tokens-json.ts";
import { componentsJson } from "./components-json.ts";
import { entries } from "./entries.ts";
import { keepOrder } from "./keep-order.ts";

const src = fileURLToPath(new URL("../src/", import.meta.url));
const layerOrder = "@layer ds.reset, ds.tokens, ds.layout, ds.components, ds.patterns;\n";
/** Vite's own sheet of everything, in whose place ours comes. */
export const unsplitSheet = "unsplit";

const isSheet = (id: string): boolean => id.endsWith(".vanilla.css");

/**
 * Style sheets from one source: the whole, one per room with all that the room uses, the tokens alone. Each says the
 * order of the layers first, and what comes with several rooms keeps its place, so rooms may be loaded in any order.
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
        const write = (fileName: string, sheets: string[], written = css) => {
          const { code } = transform({
            filename: fileName,
            code: Buffer.from(sheets.map((sheet) => written.get(sheet)).join("\n")),
            minify: true,
          });
          // Last, since the minifier takes away an order that it sees kept anyway, also where only one layer is there.
          this.emitFile({ type: "asset", fileName, source: `${layerOrder}${code.toString()}` });
        };
        delete bundle[`${unsplitSheet}.css`];
        const base = "styles/base.css.ts";
        const known = new Set(sheetsOf(src + base));
        const all = sheetsOf(`${src}index.ts`);
        write("styles.css", all);
        write("tokens.css", sheetsOf(src + base));
        const themes = sheetsOf(`${src}tokens/themes/teal.css.ts`);
        write(
          "themes/teal.css",
          themes.filter((sheet) => sheet.includes("/themes/")),
        );
        // Tokens, reset and shared classes come once, from tokens.css.
        const rooms = entries().flatMap(({ room, source }) =>
          room ? [{ room, sheets: sheetsOf(src + source).filter((sheet) => !known.has(sheet)) }] : [],
        );
        const sheets = all
          .filter((sheet) => !known.has(sheet))
          .map((id) => ({ id, code: css.get(id) ?? "" }));
        const ordered = keepOrder(sheets, (one, other) =>
          rooms.some((room) => room.sheets.includes(one.id) && room.sheets.includes(other.id)),
        );
        const inAnyOrder = new Map(ordered.map(({ id, code }) => [id, code]));
        for (const room of rooms) write(`styles/${room.room}.css`, room.sheets, inAnyOrder);
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
