export { ToastProvider, useToast, type ToastProviderProps } from "./ToastProvider.tsx";
export type { PromiseTexts, ShowToast, ToastInput, ToastTone } from "./toast-store.ts";
export type { ToastTexts } from "../../words/components/Toast.ts";
