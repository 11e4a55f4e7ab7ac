import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { searchWords } from "./fields.ts";
import { productFilters } from "./product-filters.ts";
import { dateTime, flagInput, idInput } from "./values.ts";

/** Words and filters of a saved search, without its order and page. */
export const savedSearchInput = z.object({
  keyword: searchWords(200),
  /** Searches for a tire size in the keywords as plain text. */
  asText: z.optional(flagInput),
  cid: z.optional(idInput),
  ...productFilters,
});

export const savedSearch = z.object({
  id: z.number(),
  /** Its words and filters, in the language of the request. */
  name: z.string(),
  /** Path of its results without a locale prefix. */
  path: z.string(),
  /** Whether new products are reported. */
  isNotifying: z.boolean(),
  savedAt: dateTime,
});
export type SavedSearch = z.output<typeof savedSearch>;

export const savedSearches = endpoint({
  method: "GET",
  path: "/api/front/search/saved/list",
  policy: "shopper",
  cached: ["collections", "live"],
  summary: "Saved searches, newest first; an extension.",
  data: z.object({ list: z.array(savedSearch), total: z.number() }),
});

export const saveSearch = endpoint({
  method: "POST",
  path: "/api/front/search/saved/add",
  policy: "shopper",
  invalidates: ["collections"],
  summary: "Saves a search and reports new products that match it; repeating the call succeeds.",
  body: savedSearchInput,
  data: z.object({ id: z.number() }),
  retrySafe: true,
});

export const notifySavedSearch = endpoint({
  method: "POST",
  path: "/api/front/search/saved/notify/{id}",
  policy: "shopper",
  invalidates: ["collections"],
  summary: "Enables or disables reports about new products of a saved search.",
  params: z.object({ id: idInput }),
  body: z.object({ isNotifying: flagInput }),
  data: z.null(),
  retrySafe: true,
});

export const removeSavedSearch = endpoint({
  method: "POST",
  path: "/api/front/search/saved/remove/{id}",
  policy: "shopper",
  invalidates: ["collections"],
  summary: "Removes a saved search; repeating the call succeeds.",
  params: z.object({ id: idInput }),
  data: z.null(),
  retrySafe: true,
});
