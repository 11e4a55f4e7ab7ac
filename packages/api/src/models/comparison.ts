import type { DataOf } from "../contract/endpoint.ts";
import type { productComparison } from "../contract/product-comparison.ts";
import type { recommendations } from "../contract/product-page.ts";
import type { ProductProperty } from "../contract/properties.ts";
import { readValues } from "../contract/texts.ts";
import type { TireLabel } from "../contract/tire-label.ts";
import { productSummaryOf, type OptionValue, type ProductOption, type ProductSummary } from "./product.ts";

/** A product of a comparison. */
export interface ComparedProduct extends ProductSummary {
  readonly brand: string | null;
  readonly properties: readonly ProductProperty[];
  readonly specification: readonly OptionValue[];
  readonly tireLabel: TireLabel | null;
  readonly options: readonly ProductOption[];
  readonly guarantees: readonly string[];
}

/** A sku that goes with a product, and the units usually bought. */
export interface Addition {
  readonly productId: number;
  readonly skuId: number;
  /** Its option values. */
  readonly options: readonly string[];
  /** Decimal text, for one unit. */
  readonly price: string;
  readonly quantity: number;
}

export const additionOf = ({
  sku,
  ...rest
}: NonNullable<DataOf<typeof recommendations>["additions"]>[number]): Addition => ({
  ...rest,
  options: readValues(sku),
});

export const comparedProductOf = ({
  card,
  productAttr,
  brandName,
  specification,
  properties,
  tireLabel,
  guarantees,
}: DataOf<typeof productComparison>["list"][number]): ComparedProduct => ({
  ...productSummaryOf(card),
  brand: brandName,
  properties: properties ?? [],
  specification: specification ?? [],
  tireLabel,
  options: productAttr.map(({ attrName, attrValues }) => ({
    name: attrName,
    values: readValues(attrValues),
  })),
  guarantees,
});
