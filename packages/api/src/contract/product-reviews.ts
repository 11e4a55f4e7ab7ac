import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { productTag } from "./page-tags.ts";
import { decimal, flagInput, idInput, orNull, pageOf, pageQuery, withDefault } from "./values.ts";

/** A later addition to a review. */
export const reviewAddition = z.object({
  comment: z.string(),
  pics: z.array(z.string()),
  createTime: z.string(),
});
export type ReviewAddition = z.output<typeof reviewAddition>;

export const reply = z.object({
  id: z.number(),
  uid: orNull(z.number()),
  star: z.number(),
  comment: orNull(z.string()),
  pics: withDefault(z.array(z.string()), []),
  merchantReplyContent: orNull(z.string()),
  /** Masked: first character, two stars, last character; only stars for an anonymous author. */
  nickname: orNull(z.string()),
  /** Whether the author is anonymous; an extension. */
  isAnonymous: withDefault(z.boolean(), false),
  avatar: orNull(z.string()),
  createTime: z.string(),
  sku: orNull(z.string()),
  /** Helpful marks, language, and the shop that sold the product; extensions. */
  helpful: orNull(z.number()),
  locale: orNull(z.string()),
  merName: orNull(z.string()),
  addition: orNull(reviewAddition),
});
export type Reply = z.output<typeof reply>;

const reviewCounts = z.object({
  sumCount: z.number(),
  goodCount: z.number(),
  inCount: z.number(),
  poorCount: z.number(),
  /** Share of good reviews 0–1, two decimals. */
  replyChance: decimal,
  /** Average, rounded down. */
  replyStar: z.number(),
  /** Reviews with 1, 2, 3, 4 and 5 stars; an extension, null from other back ends. */
  starCounts: orNull(z.array(z.number())),
  /** The exact average, two decimals; 0 without a review. */
  star: orNull(z.number()),
  /** Reviews with pictures; an extension. */
  pictureCount: orNull(z.number()),
});
export type ReviewCounts = z.output<typeof reviewCounts>;

export const replyConfig = endpoint({
  method: "GET",
  path: "/api/front/product/reply/config/{id}",
  policy: "public",
  cached: ["catalogue", "page"],
  tags: (_, { params }) => [productTag(params.id)],
  summary: "Review counts by kind, and the share of good reviews.",
  params: z.object({ id: idInput }),
  data: reviewCounts,
});

export const replyDetail = endpoint({
  method: "GET",
  path: "/api/front/product/reply/detail/{id}",
  policy: "public",
  summary: "Number of reviews of a product, the share of good reviews, and the newest review.",
  params: z.object({ id: idInput }),
  data: z.object({ sumCount: z.number(), replyChance: decimal, productReply: orNull(reply) }),
});

export const replySorts = ["new", "helpful"] as const;

export const replyList = endpoint({
  method: "GET",
  path: "/api/front/product/reply/list/{id}",
  policy: "public",
  cached: ["catalogue", "page"],
  summary: "Reviews of a product: 0 all, 1 good (5 stars), 2 medium (2–4), 3 bad (1).",
  params: z.object({ id: idInput }),
  query: z.object({
    type: withDefault(z.coerce.number<string | number>().check(z.int(), z.minimum(0), z.maximum(3)), 0),
    withPictures: z.optional(flagInput),
    /** Default: reviews in the caller's language first, then the newest. */
    sort: z.optional(z.enum(replySorts)),
    ...pageQuery,
  }),
  data: pageOf(reply),
});
