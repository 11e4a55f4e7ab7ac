export { StatCard, type StatCardProps, type StatChange } from "./StatCard.tsx";
export type { StatCardTexts } from "../../words/components/StatCard.ts";
