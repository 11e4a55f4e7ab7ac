import { ownPictureOf } from "../contract/media.ts";
import type { Reply, ReviewCounts as WireCounts } from "../contract/product-reviews.ts";
import type { OwnReview as WireReview, ReviewableItem } from "../contract/reviews.ts";
import { optionsOf } from "./order.ts";

/** A bought item that can be reviewed. */
export interface ReviewItem {
  /** Id of the order line. */
  readonly lineId: number;
  readonly orderNo: string;
  readonly shop: { readonly id: number; readonly name: string };
  readonly productId: number;
  readonly name: string;
  readonly picture: string | null;
  readonly options: readonly string[];
  /** Price per unit, decimal text. */
  readonly price: string;
  readonly quantity: number;
  readonly receivedAt: string | null;
}

/** A later addition by a review's author, once. */
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

/** A review on its product's page. */
export interface ProductReview {
  readonly id: number;
  /** Masked; null if the shopper has no name. */
  readonly author: string | null;
  readonly avatar: string | null;
  readonly createdAt: string;
  readonly stars: number;
  readonly text: string;
  readonly pictures: readonly string[];
  readonly options: readonly string[];
  readonly shopName: string | null;
  /** Language of the review, as a wire locale. */
  readonly locale: string | null;
  /** Number of helpful marks. */
  readonly helpfulCount: number;
  readonly reply: string | null;
  readonly addition: Addition | null;
}

/** Number of a product's reviews, by kind. */
export interface ReviewCounts {
  readonly all: number;
  /** By kind: five stars, two to four, one. */
  readonly good: number;
  readonly mixed: number;
  readonly bad: number;
  /** Reviews with 1, 2, 3, 4 and 5 stars; null if a back end doesn't count them. */
  readonly byStars: readonly number[] | null;
  /** Reviews with pictures; null if not counted. */
  readonly withPictures: number | null;
  /** Share of good ones, 0 to 1: four or five stars, or the good share of a back end without star counts. */
  readonly favorable: number;
  /** Average of the stars. */
  readonly average: number;
}

export const reviewCountsOf = (counts: WireCounts): ReviewCounts => {
  const { sumCount, starCounts } = counts;
  const isCounted = starCounts !== null && sumCount > 0;
  return {
    all: sumCount,
    good: counts.goodCount,
    mixed: counts.inCount,
    bad: counts.poorCount,
    byStars: starCounts,
    withPictures: counts.pictureCount,
    favorable: isCounted
      ? ((starCounts[3] ?? 0) + (starCounts[4] ?? 0)) / sumCount
      : Number(counts.replyChance),
    average: counts.star ?? counts.replyStar,
  };
};

const additionOf = (addition: Reply["addition"]): Addition | null =>
  addition && { text: addition.comment, pictures: addition.pics, at: addition.createTime };

export const productReviewOf = (reply: Reply): ProductReview => ({
  id: reply.id,
  author: reply.isAnonymous ? null : reply.nickname,
  avatar: ownPictureOf(reply.avatar),
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
