import type { property } from "../../database/schema/properties.ts";
import type { PropertyValue } from "../../shared/product-properties.ts";

/** A property with its value, to be written with a product. */
export type DraftProperty = typeof property.$inferSelect & { readonly value: PropertyValue };
