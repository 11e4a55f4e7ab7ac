export { Segments, type Segment, type SegmentsProps } from "./Segments.tsx";
export { SegmentNav, type SegmentLink, type SegmentNavProps } from "./SegmentNav.tsx";
