import type { ModeratedQuestion, StaffReview } from "@carmine/api/contract";
import { defineMessages } from "@carmine/i18n/react";

export const views = ["all", "shown", "hidden"] as const;
export type View = (typeof views)[number];

export const viewTexts = defineMessages({
  all: { defaultMessage: "All", description: "Console lists: view" },
  shown: { defaultMessage: "Visible", description: "Console moderation: status" },
  hidden: { defaultMessage: "Hidden", description: "Console moderation: status" },
} satisfies Record<View, object>);

/** A review or a question in the list. */
export interface Post {
  readonly id: number;
  readonly text: string;
  /** 1 to 5; null for a question. */
  readonly star: number | null;
  readonly author: string | null;
  readonly productName: string;
  readonly merId: number;
  readonly merName: string;
  readonly answer: string | null;
  readonly createTime: string;
  readonly isHidden: boolean;
}

export const postOfReview = (review: StaffReview): Post => ({
  ...review,
  text: review.comment,
  author: review.nickname,
  answer: review.merchantReplyContent,
});
export const postOfQuestion = ({ content, nickname, ...question }: ModeratedQuestion): Post => ({
  ...question,
  text: content,
  author: nickname,
  star: null,
});
