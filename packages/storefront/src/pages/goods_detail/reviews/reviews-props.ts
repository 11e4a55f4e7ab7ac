import type { Product, ReviewCounts } from "@carmine/api/hooks";
import type { ProductView } from "../address.ts";

/** Props of the reviews and of the bar above them. */
export interface ReviewsProps {
  readonly product: Product;
  readonly counts: ReviewCounts | undefined;
  readonly view: ProductView;
}
