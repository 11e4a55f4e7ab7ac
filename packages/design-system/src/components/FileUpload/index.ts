export { FileUpload, type FileUploadProps } from "./FileUpload.tsx";
export type { UploadTexts } from "../../words/components/FileUpload.ts";
export type { RejectionReason, UploadLimits } from "./limits.ts";
export type { UploadItem, UploadStatus } from "./upload-item.ts";
export type { UploadContext, UploadFunction, UploadResult } from "./upload-store.ts";
export { useUpload, type UseUpload, type UseUploadOptions } from "./useUpload.ts";
