import type { Sku } from "@carmine/api/hooks";
import { SkuPicker } from "@carmine/design-system";
import type { ReactElement } from "react";
import { thumbOf } from "./picture.ts";
import { skusByValue, valueStates, type Choices } from "./skus.ts";
import { useProductTexts } from "./use-product-texts.ts";

export interface SkuChoiceProps {
  readonly choices: Choices;
  readonly chosen: Sku;
  readonly onChoose: (sku: number) => void;
}

/** The options of a product as chips. */
export const SkuChoice = ({ choices, chosen, onChoose }: SkuChoiceProps): ReactElement => {
  const productTexts = useProductTexts();
  const { options } = choices;
  return (
    <SkuPicker
      attributes={options.map(({ name }, at) => ({
        name,
        options: valueStates(choices, chosen, at).map(({ value, soldOut, picture, price }) => ({
          value,
          soldOut,
          ...(picture !== null && { picture: thumbOf(picture) }),
          ...(price !== null && { aside: productTexts.money(price) }),
        })),
      }))}
      value={Object.fromEntries(chosen.options.map((option) => [option.name, option.value]))}
      onValueChange={(value, changed) => {
        const at = options.findIndex(({ name }) => name === changed);
        const next = skusByValue(choices, chosen, at).get(value[changed] ?? "");
        if (next) onChoose(next.id);
      }}
    />
  );
};
