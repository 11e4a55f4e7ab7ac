import type { UploadItem } from "../FileUpload/upload-item.ts";

/** An item of `useUpload` with its alt text. */
export interface ManagedImage extends UploadItem {
  /** Describes the image; empty if it is missing. */
  alt: string;
}

/** How texts call an image. */
export const nameOf = ({ alt, name }: ManagedImage): string => alt || name;
