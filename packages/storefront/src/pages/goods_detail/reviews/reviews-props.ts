import type { Product, ReviewCounts } from "@carmine/api/hooks";
import type { ProductView } from "../address.ts";

/** What the reviews of a product and the bar above them are made of. */
export interface ReviewsProps {
  readonly product: Product;
  readonly counts: ReviewCounts | undefined;
  readonly view: ProductView;
}
