import { dtcgToken, type DtcgToken } from "./dtcg-value.ts";
import { tokenTrees, type TokenTree } from "./tokens-json.ts";

export interface DtcgGroup {
  [name: string]: DtcgGroup | DtcgToken;
}

const groupOf = (tree: TokenTree, path: readonly string[] = []): DtcgGroup =>
  Object.fromEntries(
    Object.entries(tree).map(([name, value]) => {
      const here = [...path, name];
      return [name, typeof value === "string" ? dtcgToken(value, here) : groupOf(value, here)];
    }),
  );

/**
 * All tokens in the Design Tokens format (DTCG 2025.10). The groups `base`, `script.<script>` and
 * `theme.<theme>.<scheme>` contain tokens by the names of `vars`.
 */
export function tokensDtcg(): DtcgGroup {
  const { base, scripts, themes } = tokenTrees();
  return {
    base: groupOf(base),
    script: Object.fromEntries(Object.entries(scripts).map(([name, tree]) => [name, groupOf(tree)])),
    theme: Object.fromEntries(
      Object.entries(themes).map(([name, { light, dark }]) => [
        name,
        { light: groupOf(light), dark: groupOf(dark) },
      ]),
    ),
  };
}
