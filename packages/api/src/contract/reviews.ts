import * as z from "zod/mini";
import { reviewAddition } from "./product-reviews.ts";
import { endpoint } from "./endpoint.ts";
import { idField, requiredReference, requiredWords, textField } from "./fields.ts";
import { limits } from "./limits.ts";
import { messageKeys } from "./message-keys.ts";
import { decimal, flagInput, idInput, orNull, pageOf, pageQuery, withDefault } from "./values.ts";

/** A line of an order that can be reviewed. */
export const reviewableItem = z.object({
  /** Id of the order line. */
  id: z.number(),
  merOrderNo: z.string(),
  merId: z.number(),
  merName: z.string(),
  productId: z.number(),
  productName: z.string(),
  image: orNull(z.string()),
  sku: orNull(z.string()),
  price: decimal,
  payNum: z.number(),
  /** When the order was received; an extension. */
  receiveTime: orNull(z.string()),
});
export type ReviewableItem = z.output<typeof reviewableItem>;

/** A shopper's own review of a line. */
export const ownReview = z.extend(reviewableItem, {
  replyId: z.number(),
  star: z.number(),
  serviceStar: orNull(z.number()),
  comment: z.string(),
  pics: z.array(z.string()),
  isAnonymous: z.boolean(),
  createTime: z.string(),
  merchantReplyContent: orNull(z.string()),
  merchantReplyTime: orNull(z.string()),
  addition: orNull(reviewAddition),
});
export type OwnReview = z.output<typeof ownReview>;

const pictures = z
  .array(textField("verbatim", messageKeys.wrongParameter, z.maxLength(300)), messageKeys.tooManyPictures)
  .check(z.maxLength(limits.reviewPictures, messageKeys.tooManyPictures));

const parseList = (text: string): unknown => {
  try {
    return text.trim() === "" ? [] : JSON.parse(text);
  } catch {
    return null;
  }
};

/** URLs of uploaded pictures: a JSON array as text, like in the contract, or an array. */
const picturesInput = withDefault(
  z.pipe(
    z.union([textField("verbatim"), z.array(textField("verbatim"))], messageKeys.tooManyPictures),
    z.pipe(
      z.transform((value: string | string[]) => (typeof value === "string" ? parseList(value) : value)),
      pictures,
    ),
  ),
  [],
);

const reviewText = requiredWords(messageKeys.reviewLength, limits.reviewText, messageKeys.reviewLength);

const starInput = z
  .int(messageKeys.emptyStar)
  .check(z.minimum(1, messageKeys.emptyStar), z.maximum(5, messageKeys.emptyStar));

export const reviewableList = endpoint({
  method: "GET",
  path: "/api/front/order/reply/list",
  policy: "shopper",
  cached: ["reviews", "live"],
  summary: "Lines of received orders that can be reviewed.",
  query: z.object(pageQuery),
  data: pageOf(reviewableItem),
});

export const reviewableDetail = endpoint({
  method: "GET",
  path: "/api/front/order/reply/item/{id}",
  policy: "shopper",
  cached: ["reviews", "live"],
  summary: "One line that can be reviewed, by its id.",
  params: z.object({ id: idInput }),
  data: reviewableItem,
});

export const orderComment = endpoint({
  method: "POST",
  path: "/api/front/order/comment",
  policy: "shopper",
  invalidates: ["reviews", "ordering", "catalogue"],
  summary: "Reviews a line of a received order; once per line.",
  body: z.object({
    orderNo: requiredReference(messageKeys.emptyOrderNo, 50),
    orderInfoId: idField,
    star: starInput,
    serviceStar: z.optional(z.nullable(starInput)),
    comment: reviewText,
    pics: picturesInput,
    isAnonymous: withDefault(flagInput, false),
  }),
  data: z.null(),
  idempotencyKey: true,
});

export const ownReviewList = endpoint({
  method: "GET",
  path: "/api/front/order/reply/done",
  policy: "shopper",
  cached: ["reviews", "live"],
  summary: "The shopper's own reviews: 0 all, 1 good (5 stars), 2 medium (2–4), 3 bad (1), 4 with pictures.",
  query: z.object({
    type: withDefault(z.coerce.number<string | number>().check(z.int(), z.minimum(0), z.maximum(4)), 0),
    ...pageQuery,
  }),
  data: pageOf(ownReview),
});

export const addToReview = endpoint({
  method: "POST",
  path: "/api/front/order/comment/add",
  policy: "shopper",
  invalidates: ["reviews", "catalogue"],
  summary: "Adds a later comment to an own review; once per review.",
  body: z.object({ id: idField, comment: reviewText, pics: picturesInput }),
  data: z.null(),
  idempotencyKey: true,
});
