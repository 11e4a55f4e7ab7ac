import { expect, test } from "vitest";
import { vars } from "./contract.css.ts";
import { tokensJson } from "./tokens-json.ts";

const names = (tree: object): string[] =>
  Object.values(tree).flatMap((value) => (typeof value === "string" ? [value.slice(6, -1)] : names(value)));

test("contains exactly the contract's tokens for each script, theme and color scheme", () => {
  const { base, scripts, themes } = tokensJson();
  const contract = names(vars).toSorted();
  for (const script of Object.values(scripts)) {
    for (const { light, dark } of Object.values(themes)) {
      expect(Object.keys({ ...base, ...script, ...light }).toSorted()).toEqual(contract);
      expect(Object.keys(dark)).toEqual(Object.keys(light));
    }
  }
});
