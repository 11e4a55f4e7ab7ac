import type { Reply } from "../contract/product-reviews.ts";
import type { OwnReview as WireReview, ReviewableItem } from "../contract/reviews.ts";
import { optionsOf } from "./order.ts";

/** A bought item that can be reviewed. */
export interface ReviewItem {
  /** Of the order's line. */
  readonly lineId: number;
  readonly orderNo: string;
  readonly shop: { readonly id: number; readonly name: string };
  readonly productId: number;
  readonly name: string;
  readonly picture: string | null;
  readonly options: readonly string[];
  /** Of one piece, decimal text. */
  readonly price: string;
  readonly quantity: number;
  readonly receivedAt: string | null;
}

/** What the author of a review wrote later, once. */
interface Addition {
  readonly text: string;
  readonly pictures: readonly string[];
  readonly at: string;
}

/** A shopper's own review. */
export interface OwnReview extends ReviewItem {
  readonly id: number;
  readonly stars: number;
  readonly serviceStars: number | null;
  readonly text: string;
  readonly pictures: readonly string[];
  readonly isAnonymous: boolean;
  readonly createdAt: string;
  readonly reply: { readonly text: string; readonly at: string | null } | null;
  readonly addition: Addition | null;
}

/** A review on the page of its product. */
export interface ProductReview {
  readonly id: number;
  /** Masked; null where the shopper has no name. */
  readonly author: string | null;
  readonly avatar: string | null;
  readonly createdAt: string;
  readonly stars: number;
  readonly text: string;
  readonly pictures: readonly string[];
  readonly options: readonly string[];
  readonly shopName: string | null;
  /** Language that it is written in, as the wire names it. */
  readonly locale: string | null;
  /** Shoppers who found it helpful. */
  readonly helpfulCount: number;
  readonly reply: string | null;
  readonly addition: Addition | null;
}

const additionOf = (addition: Reply["addition"]): Addition | null =>
  addition && { text: addition.comment, pictures: addition.pics, at: addition.createTime };

export const productReviewOf = (reply: Reply): ProductReview => ({
  id: reply.id,
  author: reply.nickname,
  avatar: reply.avatar,
  createdAt: reply.createTime,
  stars: reply.star,
  text: reply.comment ?? "",
  pictures: reply.pics,
  options: optionsOf(reply.sku),
  shopName: reply.merName,
  locale: reply.locale,
  helpfulCount: reply.helpful ?? 0,
  reply: reply.merchantReplyContent,
  addition: additionOf(reply.addition),
});

export const reviewItemOf = (item: ReviewableItem): ReviewItem => ({
  lineId: item.id,
  orderNo: item.merOrderNo,
  shop: { id: item.merId, name: item.merName },
  productId: item.productId,
  name: item.productName,
  picture: item.image,
  options: optionsOf(item.sku),
  price: item.price,
  quantity: item.payNum,
  receivedAt: item.receiveTime,
});

export const ownReviewOf = (review: WireReview): OwnReview => ({
  ...reviewItemOf(review),
  id: review.replyId,
  stars: review.star,
  serviceStars: review.serviceStar,
  text: review.comment,
  pictures: review.pics,
  isAnonymous: review.isAnonymous,
  createdAt: review.createTime,
  reply: review.merchantReplyContent
    ? { text: review.merchantReplyContent, at: review.merchantReplyTime }
    : null,
  addition: additionOf(review.addition),
});
