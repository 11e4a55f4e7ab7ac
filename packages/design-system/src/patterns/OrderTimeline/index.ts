export { OrderTimeline, type OrderTimelineProps, type TimelineStep } from "./OrderTimeline.tsx";
