import type { PropertyValue } from "../../shared/product-properties.ts";
import type { Property } from "./read-properties.ts";

/** A property with its value, to be written with a product. */
export type DraftProperty = Property & { readonly value: PropertyValue };
