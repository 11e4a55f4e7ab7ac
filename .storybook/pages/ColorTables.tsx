import { colorRoles } from "../../packages/design-system/src/documentation/color-roles.ts";
import {
  contrast,
  edgePairs,
  shapePairs,
  textPairs,
} from "../../packages/design-system/src/tokens/contrast.ts";
import { tokenName } from "../../packages/design-system/src/tokens/name.ts";
import type { Palette } from "../../packages/design-system/src/tokens/palette.ts";
import { redTheme } from "../../packages/design-system/src/tokens/themes/red.ts";
import { tealTheme } from "../../packages/design-system/src/tokens/themes/teal.ts";

type Group = keyof Palette["color"];

const palettes: [string, Palette][] = [
  ["Red, light", redTheme.light],
  ["Red, dark", redTheme.dark],
  ["Teal, light", tealTheme.light],
  ["Teal, dark", tealTheme.dark],
];

const valueOf = (palette: Palette, group: Group, role: string): string =>
  (palette.color[group] as Record<string, string>)[role] ?? "";

/** The colors of a group: name, purpose, and value in each theme. */
export function ColorTable({ group }: { group: Group }) {
  return (
    <div className="ds-scroll sb-unstyled">
      <table className="ds-table">
        <thead>
          <tr>
            <th scope="col">Token and use</th>
            {palettes.map(([name]) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Object.entries<string>(colorRoles[group]).map(([role, use]) => (
            <tr key={role}>
              <th scope="row">
                <code>--{tokenName(["color", group, role])}</code>
                <br />
                {use}
              </th>
              {palettes.map(([name, palette]) => (
                <td key={name}>
                  <code className="ds-value">
                    <span className="ds-swatch" style={{ background: valueOf(palette, group, role) }} />
                    {valueOf(palette, group, role)}
                  </code>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface Pair {
  front: [Group, string];
  back: string;
  least: number;
}

const pairsOf = (front: Group, pairs: readonly (readonly [string, string])[], least: number): Pair[] =>
  pairs.map(([role, back]) => ({ front: [front, role], back, least }));

/** Every allowed pair with its required contrast. */
const allPairs: Pair[] = [
  ...pairsOf("fg", textPairs, 4.5),
  ...pairsOf("fg", shapePairs, 3),
  ...pairsOf("border", edgePairs, 3),
];

/** Contrast of every allowed pair in every theme, computed from the tokens. */
export function ContrastTable() {
  return (
    <div className="ds-scroll sb-unstyled">
      <table className="ds-table">
        <thead>
          <tr>
            <th scope="col">Pair</th>
            <th scope="col">Least</th>
            {palettes.map(([name]) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {allPairs.map(({ front: [group, role], back, least }) => (
            <tr key={`${group} ${role} ${back} ${least}`}>
              <th scope="row">
                <code>
                  {group}.{role}
                </code>{" "}
                on <code>bg.{back}</code>
              </th>
              <td>{least}:1</td>
              {palettes.map(([name, palette]) => {
                const [color, background] = [valueOf(palette, group, role), valueOf(palette, "bg", back)];
                const ratio = contrast(color, background);
                return (
                  <td key={name}>
                    <span className="ds-pair" style={{ color, background, borderColor: color }}>
                      Aa
                    </span>
                    {ratio.toFixed(1)} {ratio >= least ? "✓" : "✕ too low"}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
