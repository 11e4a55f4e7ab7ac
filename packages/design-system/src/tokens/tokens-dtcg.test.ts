import { expect, test } from "vitest";
import { dtcgToken, type DtcgColor, type DtcgDimension, type DtcgToken } from "./dtcg-value.ts";
import { tokenName } from "./name.ts";
import { tokensDtcg, type DtcgGroup } from "./tokens-dtcg.ts";
import { tokensJson } from "./tokens-json.ts";

const isToken = (node: DtcgGroup | DtcgToken): node is DtcgToken => "$value" in node;

const tokensIn = (group: DtcgGroup, path: readonly string[] = []): [name: string, token: DtcgToken][] =>
  Object.entries(group).flatMap(([name, node]) => {
    const here = [...path, name];
    return isToken(node) ? [[tokenName(here), node] as [string, DtcgToken]] : tokensIn(node, here);
  });

const cssColor = ({ components, alpha, hex }: DtcgColor): string => {
  if (alpha === 1) return hex.toUpperCase();
  if (alpha === 0) return "transparent";
  const bytes = components.map((value) => Math.round(value * 255));
  return `rgb(${bytes.join(" ")} / ${Math.round(alpha * 100)}%)`;
};

const cssLength = ({ value, unit }: DtcgDimension): string => (value === 0 ? "0" : `${value}${unit}`);

/** CSS value of a token, to compare it with the source. */
const cssOf = (token: DtcgToken): string => {
  switch (token.$type) {
    case "color":
      return cssColor(token.$value);
    case "dimension":
      return cssLength(token.$value);
    case "duration":
      return `${token.$value.value}ms`;
    case "cubicBezier":
      return `cubic-bezier(${token.$value.join(", ")})`;
    case "fontFamily":
      return token.$value.join(", ");
    case "shadow":
      return token.$value
        .map(({ color, offsetX, offsetY, blur, spread }) =>
          [
            ...[offsetX, offsetY, blur].map(cssLength),
            ...(spread.value === 0 ? [] : [cssLength(spread)]),
            cssColor(color),
          ].join(" "),
        )
        .join(", ");
    default:
      return token.$description === "In em." && token.$value !== 0
        ? `${token.$value}em`
        : String(token.$value);
  }
};

const comparable = (css: string): string =>
  css.replaceAll('"', "").replaceAll(/#\w{6}/g, (hex) => hex.toUpperCase());

const groupAt = (...path: string[]): DtcgGroup =>
  path.reduce<DtcgGroup>((group, name) => group[name] as DtcgGroup, tokensDtcg());

const { base, scripts, themes } = tokensJson();
const groups: [path: string[], css: Record<string, string>][] = [
  [["base"], base],
  ...Object.entries(scripts).map(([name, css]): [string[], Record<string, string>] => [
    ["script", name],
    css,
  ]),
  ...Object.entries(themes).flatMap(([name, { light, dark }]): [string[], Record<string, string>][] => [
    [["theme", name, "light"], light],
    [["theme", name, "dark"], dark],
  ]),
];

test.each(groups)("has every token of %j with its CSS value", (path, css) => {
  const found = tokensIn(groupAt(...path)).map(([name, token]) => [name, cssOf(token)]);
  expect(Object.fromEntries(found)).toEqual(
    Object.fromEntries(Object.entries(css).map(([name, value]) => [name, comparable(value)])),
  );
});

test("has only names and values that the format allows", () => {
  for (const [path] of groups)
    for (const [name, token] of tokensIn(groupAt(...path))) {
      expect(name).not.toMatch(/[{}.]|^\$/);
      if (token.$type === "color") {
        expect(token.$value.components.every((value) => value >= 0 && value <= 1)).toBe(true);
        expect(token.$value.hex).toMatch(/^#[\da-f]{6}$/);
      }
    }
});

test("rejects a value that the format can't express", () => {
  expect(() => dtcgToken("50%", ["size", "half"])).toThrow(
    "size.half: the Design Tokens format can't express 50%",
  );
});
