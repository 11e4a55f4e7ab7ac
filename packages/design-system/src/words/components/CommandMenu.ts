import type { CountedText } from "../fill-counted.ts";

/** Texts of `CommandMenu`. */
export interface CommandMenuTexts {
  /** Placeholder of the search field. */
  placeholder: string;
  /** Shown if nothing matches. */
  empty: string;
  /** Shown and announced while `loading`. */
  loading: string;
  /** Announced number of matches: `{count}`. */
  results: CountedText;
  /** Explanations of the keys at the bottom. */
  navigate: string;
  select: string;
  close: string;
}

/** Default without a locale. */
export const english: CommandMenuTexts = {
  placeholder: "Search or type a command…",
  empty: "No matches",
  loading: "Searching…",
  results: { one: "{count} result", other: "{count} results" },
  navigate: "Navigate",
  select: "Select",
  close: "Close",
};
