import { SaveProduct } from "./SaveProduct.tsx";

/** The heart on the pictures comes after what one buys with. */
export default SaveProduct;
