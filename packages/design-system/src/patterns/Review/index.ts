export { RatingSummary, type RatingSummaryProps } from "./RatingSummary.tsx";
export { ReviewItem, type ReviewItemProps } from "./ReviewItem.tsx";
