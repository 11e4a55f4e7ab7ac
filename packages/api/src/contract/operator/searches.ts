import * as z from "zod/mini";
import { wireLocales } from "../limits.ts";
import { endpoint } from "../endpoint.ts";
import { searchWords } from "../fields.ts";
import { pageOf, pageQuery } from "../values.ts";

/** Searches without results are deleted after this many days. */
export const missedSearchDays = 30;
/** Minimum number of searches before a query is listed, because rare queries may be personal, such as a name. */
export const minMissedSearches = 3;

/** Words that found no products in a language, whatever the filters. */
export const missedSearchRow = z.object({
  words: z.string(),
  locale: z.enum(wireLocales),
  /** Searches of the last `missedSearchDays`; repeated ones of a person on a day count once. */
  count: z.number(),
  /** Day of the last one in the marketplace's time zone, `yyyy-MM-dd`. */
  lastDay: z.string(),
});
export type MissedSearchRow = z.output<typeof missedSearchRow>;

export const operatorSearchMissed = endpoint({
  method: "GET",
  path: "/api/operator/search/missed",
  policy: "operator",
  needs: "content.write",
  summary:
    "Words that shoppers searched without results in the last 30 days, most frequent first. Without words that have synonyms by now, and without those of fewer than three searches.",
  query: z.object({
    /** Part of the words. */
    words: searchWords(100),
    ...pageQuery,
  }),
  data: pageOf(missedSearchRow),
});
