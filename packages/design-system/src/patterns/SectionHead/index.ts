export { SectionHead, type SectionHeadProps, type SectionTab } from "./SectionHead.tsx";
