export { PodiumCard, type PodiumCardProps } from "./PodiumCard.tsx";
