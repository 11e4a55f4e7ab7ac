export { RankRow, type RankMove, type RankRating, type RankRowProps } from "./RankRow.tsx";
export type { RankReasonText } from "./RankReason.tsx";
