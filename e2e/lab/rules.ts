import type { RunOptions } from "axe-core";

/** Rules whose answer depends on colors; all the others answer the same in each theme. */
export const colorRules = ["color-contrast", "link-in-text-block"];

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

const runs = {
  /** Everything that WCAG 2.2 AA asks and a program can read. */
  all: { runOnly: { type: "tag", values: tags } },
  /** What may change with theme and scheme. */
  colors: { runOnly: { type: "rule", values: colorRules } },
} satisfies Record<string, RunOptions>;

export type ReadRules = keyof typeof runs;

export const optionsOf = (rules: ReadRules): RunOptions => ({
  ...runs[rules],
  resultTypes: ["violations"],
  // Stories have no frames; reading the style sheet anew for a lock of the orientation, which none has, doubles the time.
  iframes: false,
  preload: false,
});
