export { ArrivalBox, type ArrivalBoxProps } from "./ArrivalBox.tsx";
export { LogisticsTimeline, type LogisticsTimelineProps } from "./LogisticsTimeline.tsx";
