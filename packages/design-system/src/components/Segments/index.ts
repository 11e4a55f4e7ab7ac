export { Segments, type Segment, type SegmentsProps } from "./Segments.tsx";
