import { RatingSummary, ReviewItem, type RatingSummaryProps, type ReviewItemProps } from "./index.ts";

const review = {
  author: { name: "Anouk D." },
  rating: { value: 4, label: "4 of 5 stars" },
  text: "Quiet.",
} satisfies ReviewItemProps;
const { author: _author, ...anonymous } = review;
const summary = {
  score: { value: 4.8, text: "4.8", label: "4.8 of 5 stars" },
  text: "2,146 reviews",
  histogram: [],
} satisfies RatingSummaryProps;

/** What must not compile. */
export const refused = {
  // @ts-expect-error Somebody wrote it.
  withoutAuthor: <ReviewItem {...anonymous} />,
  // @ts-expect-error Stars are read out in words.
  silentStars: <ReviewItem {...review} rating={{ value: 4 }} />,
  // @ts-expect-error An answer says who answers.
  namelessReply: <ReviewItem {...review} reply={{ text: "Thank you." }} />,
  // @ts-expect-error So are those of all reviews.
  silentScore: <RatingSummary {...summary} score={{ value: 4.8, text: "4.8" }} />,
  // @ts-expect-error A bar has its count in words beside it.
  bareBar: <RatingSummary {...summary} histogram={[{ name: "5 ★", count: 3 }]} />,
};
