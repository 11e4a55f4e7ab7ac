/** `waiting` for its turn, `uploading`, `done`, `failed`: may be tried again. */
export type UploadStatus = "waiting" | "uploading" | "done" | "failed";

/** One file of a `FileUpload`. */
export interface UploadItem {
  id: string;
  /** Name of the file, as it is read out. */
  name: string;
  status: UploadStatus;
  /** Address of its picture; a file without one shows its name. */
  preview?: string;
  /** 0 to 1, while it uploads. */
  progress?: number;
  /** What went wrong, once it has failed. */
  error?: string;
  /** What a form sends for it, once it is done. */
  value?: string;
}
