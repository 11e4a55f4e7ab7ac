import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { idInput } from "./values.ts";

/** Kinds of URLs that are split over several sitemap files. */
export const sitemapKinds = ["products", "shops"] as const;
export type SitemapKind = (typeof sitemapKinds)[number];

const kind = z.enum(sitemapKinds);
/** Beyond it, ids would exceed the database's range. */
const maxParts = 2_000_000;

export const sitemapParts = endpoint({
  method: "GET",
  path: "/api/front/sitemap/{kind}",
  policy: "public",
  tags: ["search"],
  summary: "Numbers of the non-empty parts of the sitemap, ascending.",
  params: z.object({ kind }),
  data: z.array(z.number()),
});

export const sitemapPart = endpoint({
  method: "GET",
  path: "/api/front/sitemap/{kind}/{part}",
  policy: "public",
  summary:
    "Ids of products on sale or open shops in one part of the sitemap, ascending: part 1 has ids 1 to 1000, part 2 ids 1001 to 2000.",
  params: z.object({ kind, part: idInput.check(z.maximum(maxParts)) }),
  data: z.array(z.number()),
});
