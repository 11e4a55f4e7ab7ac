import type { SampleLanguage } from "../../packages/design-system/src/testing/samples.ts";

/** What plain Node.js made of a story, and what its console or an error said meanwhile. */
export interface ServedStory {
  html: string;
  said: string[];
}

/** Languages in which stories are tried: the first one, and the two whose marks stack over and under the letters. */
export const triedLanguages = ["en", "th", "lo"] as const satisfies SampleLanguage[];

export type TriedLanguage = (typeof triedLanguages)[number];

/** All stories by id. */
export type ServedStories = Record<
  string,
  Record<TriedLanguage, ServedStory> & {
    /** Whether the story does something after it is there: the same markup may then come to look different. */
    plays: boolean;
  }
>;
