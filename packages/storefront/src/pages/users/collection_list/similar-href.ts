import type { SavedProduct } from "@carmine/api/hooks";
import { searchHref } from "../../../features/links.ts";

/** Path of products similar to a discontinued one. */
export const similarHref = ({ categoryId }: Pick<SavedProduct, "categoryId">): string =>
  searchHref("", categoryId === null ? "" : String(categoryId));
