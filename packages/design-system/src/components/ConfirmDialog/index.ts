export { ConfirmDialog, type ConfirmDialogProps } from "./ConfirmDialog.tsx";
export type { ConfirmDialogTexts } from "../../words/components/ConfirmDialog.ts";
