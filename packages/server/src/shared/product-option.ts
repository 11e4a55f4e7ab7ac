import type { LocalizedText } from "./localized-text.ts";

export interface ProductOptionValue {
  key: string;
  text: LocalizedText;
  /** Picture key of a chip with a picture. */
  picture?: string;
}

/** An axis along which a product's skus differ. */
export interface ProductOption {
  key: string;
  name: LocalizedText;
  values: ProductOptionValue[];
}
