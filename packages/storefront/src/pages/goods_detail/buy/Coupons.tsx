import { ProductCoupons } from "../../../features/coupons/ProductCoupons.tsx";

/** A separate chunk, because coupons may load after the purchase controls. */
export default ProductCoupons;
