import type { SavedProduct } from "@carmine/api/hooks";
import { searchHref } from "../../../features/links.ts";

/** Where there is something like a product that is no longer sold. */
export const similarHref = ({ categoryId }: Pick<SavedProduct, "categoryId">): string =>
  searchHref("", categoryId === null ? "" : String(categoryId));
