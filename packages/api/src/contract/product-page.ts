import * as z from "zod/mini";
import { productCard } from "./catalogue.ts";
import { endpoint } from "./endpoint.ts";
import { questionsTag, productTag, tagsOfProducts } from "./page-tags.ts";
import { emailField, idField, requiredVerbatim, requiredWords } from "./fields.ts";
import { limits } from "./limits.ts";
import { messageKeys } from "./message-keys.ts";
import { dateTime, decimal, idInput, orNull, pageOf, pageQuery } from "./values.ts";

/** Data that the product page requests in addition to the product: extensions of the contract. */

export const question = z.object({
  id: z.number(),
  content: z.string(),
  /** Masked like the author of a review. */
  nickname: z.string(),
  createTime: dateTime,
  answers: z.array(z.object({ merName: z.string(), content: z.string(), createTime: dateTime })),
});
export type Question = z.output<typeof question>;

export const questionList = endpoint({
  method: "GET",
  path: "/api/front/product/question/list/{id}",
  policy: "public",
  cached: ["questions", "short"],
  tags: (_, { params }) => [questionsTag(params.id), productTag(params.id)],
  summary: "Questions about a product with the shop's answers, answered questions first.",
  params: z.object({ id: idInput }),
  query: z.object(pageQuery),
  data: pageOf(question),
});

export const askQuestion = endpoint({
  method: "POST",
  path: "/api/front/product/question",
  policy: "shopper",
  invalidates: ["questions"],
  summary: "Asks the shop a question about a product.",
  body: z.object({
    productId: idField,
    content: requiredWords(messageKeys.emptyQuestion, limits.question, messageKeys.questionLength),
  }),
  data: question,
});

export const watchRestock = endpoint({
  method: "POST",
  path: "/api/front/product/restock",
  policy: "public",
  invalidates: [],
  summary: "Requests a mail when a sku is back in stock; `email` is optional for accounts with one.",
  body: z.object({
    attrValueId: idField,
    email: z.optional(z.nullable(z.union([z.literal(""), emailField]))),
    /** Activity whose current round is sold out: the email is sent when the next round starts. An extension. */
    activityId: z.optional(z.nullable(idField)),
  }),
  data: z.object({ email: z.string(), token: z.string() }),
});

export const cancelRestock = endpoint({
  method: "POST",
  path: "/api/front/product/restock/cancel",
  policy: "public",
  invalidates: [],
  summary: "Cancels the restock notice that the token identifies.",
  body: z.object({ token: requiredVerbatim(messageKeys.wrongParameter, 64) }),
  data: z.boolean(),
});

export const recommendations = endpoint({
  method: "GET",
  path: "/api/front/product/recommend/{id}",
  policy: "public",
  cached: ["catalogue", "page"],
  tags: ({ boughtTogether, accessories, similar }, { params }) => [
    "search",
    productTag(params.id),
    ...tagsOfProducts([...boughtTogether, ...(accessories ?? []), ...similar]),
  ],
  summary: "Products bought together with a product, accessories that fit it, and similar products.",
  params: z.object({ id: idInput }),
  data: z.object({
    boughtTogether: z.array(productCard),
    /** Products of the accessory categories that fit its size, without those bought together; an extension. */
    accessories: orNull(z.array(productCard)),
    similar: z.array(productCard),
    /**
     * For each product bought together and accessory: its cheapest available sku that fits the product's size, and
     * the units usually bought; an extension.
     */
    additions: orNull(
      z.array(
        z.object({
          productId: z.number(),
          skuId: z.number(),
          /** Chosen values joined by comma; parse it with `readValues`. */
          sku: z.string(),
          price: decimal,
          quantity: z.number(),
        }),
      ),
    ),
  }),
});

export const voteReply = endpoint({
  method: "POST",
  path: "/api/front/product/reply/helpful",
  policy: "shopper",
  invalidates: ["votes"],
  summary: "Marks a review as helpful, or removes the mark.",
  body: z.object({ replyId: idField, helpful: z.boolean() }),
  data: z.object({ helpful: z.number(), isHelpful: z.boolean() }),
  retrySafe: true,
});

export const votedReplies = endpoint({
  method: "GET",
  path: "/api/front/product/reply/voted/{id}",
  policy: "shopper",
  cached: ["votes", "live"],
  summary: "Ids of the reviews of a product that the caller has marked as helpful.",
  params: z.object({ id: idInput }),
  data: z.array(z.number()),
});
