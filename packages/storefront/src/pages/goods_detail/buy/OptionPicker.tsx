import { Link } from "@carmine/design-system";
import type { ReactElement } from "react";
import { SkuChoice, type SkuChoiceProps } from "../../../features/products/SkuChoice.tsx";
import { linkedSkus, valuesOf } from "../../../features/products/skus.ts";
import { useProductTexts } from "../../../features/products/use-product-texts.ts";
import * as styles from "../page.css.ts";

export interface OptionPickerProps extends SkuChoiceProps {
  /** URL of the page with a SKU. */
  readonly hrefOf: (sku: number) => string;
}

/** The options of the product as chips; without JavaScript skus are links. */
export const OptionPicker = ({ hrefOf, ...choice }: OptionPickerProps): ReactElement | null => {
  const productTexts = useProductTexts();
  const { choices, chosen } = choice;
  if (choices.options.length === 0) return null;
  return (
    <>
      <div className={styles.choice}>
        <SkuChoice {...choice} />
      </div>
      <noscript>
        <ul className={styles.links}>
          {linkedSkus(choices, chosen).map((sku) => (
            <li key={sku.id}>
              <Link href={hrefOf(sku.id)} aria-current={sku.id === chosen.id || undefined}>
                {valuesOf(sku).join(" · ")}
              </Link>{" "}
              {productTexts.money(sku.price)}
            </li>
          ))}
        </ul>
      </noscript>
    </>
  );
};
