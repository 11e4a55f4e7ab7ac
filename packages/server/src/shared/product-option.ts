import type { LocalizedText } from "./localized-text.ts";

export interface ProductOptionValue {
  key: string;
  text: LocalizedText;
  /** Picture key, for a value shown as a picture. */
  picture?: string;
}

/** An option by which a product's skus differ. */
export interface ProductOption {
  key: string;
  name: LocalizedText;
  values: ProductOptionValue[];
}
