export { TopListCard, type RankedProduct, type TopListCardProps } from "./TopListCard.tsx";
