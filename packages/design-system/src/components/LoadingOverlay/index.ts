export { LoadingOverlay, type LoadingOverlayProps } from "./LoadingOverlay.tsx";
export type { LoadingOverlayTexts } from "../../words/components/LoadingOverlay.ts";
