import type { RunOptions } from "axe-core";

/** Rules that depend on colors; all others give the same result in each theme. */
export const colorRules = ["color-contrast", "link-in-text-block"];

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

const runs = {
  /** All WCAG 2.2 AA rules that axe can check. */
  all: { runOnly: { type: "tag", values: tags } },
  /** All rules except the color rules, which take half of the time. */
  structure: {
    runOnly: { type: "tag", values: tags },
    rules: Object.fromEntries(colorRules.map((rule) => [rule, { enabled: false }])),
  },
  /** Rules that depend on theme and scheme. */
  colors: { runOnly: { type: "rule", values: colorRules } },
} satisfies Record<string, RunOptions>;

export type ReadRules = keyof typeof runs;

export const optionsOf = (rules: ReadRules): RunOptions => ({
  ...runs[rules],
  resultTypes: ["violations"],
  // Stories have no frames. Preloading would parse the style sheet again for the orientation rule and double
  // the time.
  iframes: false,
  preload: false,
});
