import type { SampleLanguage } from "../../packages/design-system/src/testing/samples.ts";

/** A story rendered by Node.js, and what it logged. */
export interface ServedStory {
  html: string;
  messages: string[];
}

/** Tested languages: English, and the two scripts that stack marks above and below letters. */
export const triedLanguages = ["en", "th", "lo"] as const satisfies SampleLanguage[];

export type TriedLanguage = (typeof triedLanguages)[number];

/** All stories by id. */
export type ServedStories = Record<
  string,
  Record<TriedLanguage, ServedStory> & {
    /** Whether the story has a play function; the same HTML may then look different. */
    plays: boolean;
  }
>;
