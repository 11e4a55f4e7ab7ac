import { ProductCoupons } from "../../../features/coupons/ProductCoupons.tsx";

/** The coupons under the price come after what one buys with. */
export default ProductCoupons;
