export { ErrorState, type ErrorStateProps } from "./ErrorState.tsx";
export type { ErrorStateTexts } from "../../words/components/ErrorState.ts";
