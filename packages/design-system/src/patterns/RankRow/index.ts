export { RankRow, type RankRating, type RankRowProps } from "./RankRow.tsx";
