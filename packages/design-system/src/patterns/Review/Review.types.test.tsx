import { RatingSummary, ReviewItem, type RatingSummaryProps, type ReviewItemProps } from "./index.ts";

const review = {
  author: { name: "Anouk D." },
  rating: { value: 4, label: "4 of 5 stars" },
  text: "Quiet.",
} satisfies ReviewItemProps;
const summary = {
  score: { value: 4.8, text: "4.8", label: "4.8 of 5 stars" },
  text: "2,146 reviews",
  histogram: [],
} satisfies RatingSummaryProps;

/** Usages that must not compile. */
export const invalidUsages = {
  // @ts-expect-error An author needs a name.
  namelessAuthor: <ReviewItem {...review} author={{}} />,
  // @ts-expect-error Stars need a text for screen readers.
  silentStars: <ReviewItem {...review} rating={{ value: 4 }} />,
  // @ts-expect-error A reply needs a name.
  namelessReply: <ReviewItem {...review} reply={{ text: "Thank you." }} />,
  // @ts-expect-error The average score needs a text for screen readers, too.
  silentScore: <RatingSummary {...summary} score={{ value: 4.8, text: "4.8" }} />,
  // @ts-expect-error A bar needs its count as text.
  bareBar: <RatingSummary {...summary} histogram={[{ name: "5 ★", count: 3 }]} />,
};
