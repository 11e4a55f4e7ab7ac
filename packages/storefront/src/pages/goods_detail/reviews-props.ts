import type { ProductDetail } from "@carmine/api/contract";
import type { ProductView } from "./address.ts";
import type { ReviewCounts } from "./product-data.ts";

/** What the reviews of a product and the bar above them are made of. */
export interface ReviewsProps {
  readonly product: ProductDetail;
  readonly counts: ReviewCounts | undefined;
  readonly view: ProductView;
}
