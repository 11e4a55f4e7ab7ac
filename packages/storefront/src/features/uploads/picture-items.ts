import { mediaVariant, hasVariants } from "@carmine/api/contract";
import type { UploadItem } from "@carmine/design-system";

/** A picture that was uploaded before, by its URL. */
export const itemOf = (url: string, index: number): UploadItem => ({
  id: url,
  name: String(index + 1),
  status: "done",
  preview: hasVariants(url) ? mediaVariant(url, 320, "webp") : url,
  value: url,
});
