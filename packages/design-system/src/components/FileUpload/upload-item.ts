/** `waiting` in the queue, `uploading`, `done`, or `failed` and retryable. */
export type UploadStatus = "waiting" | "uploading" | "done" | "failed";

export interface UploadItem {
  id: string;
  /** File name, used for screen readers. */
  name: string;
  status: UploadStatus;
  /** URL of its picture; without one, the name is shown. */
  preview?: string;
  /** 0 to 1, while uploading. */
  progress?: number;
  /** Error message once failed. */
  error?: string;
  /** Value that a form submits once uploaded. */
  value?: string;
}
