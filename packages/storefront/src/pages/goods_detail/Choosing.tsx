import type { Sku } from "@carmine/api/hooks";
import { Link, SkuPicker } from "@carmine/design-system";
import { useIntl } from "@carmine/i18n/react";
import type { ReactElement } from "react";
import { thumbOf } from "../../features/products/picture.ts";
import { useProductTexts } from "../../features/products/use-product-texts.ts";
import { linkedSkus, skusByValue, valuesOf, valueStates, type Choices } from "./skus.ts";
import * as styles from "./page.css.ts";

export interface ChoosingProps {
  readonly choices: Choices;
  readonly chosen: Sku;
  readonly onChoose: (sku: number) => void;
  /** Address of the page with a sku. */
  readonly hrefOf: (sku: number) => string;
}

/** The options of the product as chips; without JavaScript skus are links. */
export const Choosing = ({ choices, chosen, onChoose, hrefOf }: ChoosingProps): ReactElement | null => {
  const intl = useIntl();
  const say = useProductTexts();
  const { options } = choices;
  if (options.length === 0) return null;
  return (
    <>
      <SkuPicker
        soldOutLabel={intl.formatMessage({
          defaultMessage: "Sold out",
          description: "Product page: on a choice of which none is left",
        })}
        attributes={options.map(({ name }, at) => ({
          name,
          options: valueStates(choices, chosen, at).map(({ value, soldOut, picture, price }) => ({
            value,
            soldOut,
            ...(picture !== null && { picture: thumbOf(picture) }),
            ...(price !== null && { aside: say.money(price) }),
          })),
        }))}
        value={Object.fromEntries(chosen.options.map((option) => [option.name, option.value]))}
        onValueChange={(value, changed) => {
          const at = options.findIndex(({ name }) => name === changed);
          const next = skusByValue(choices, chosen, at).get(value[changed] ?? "");
          if (next) onChoose(next.id);
        }}
      />
      <noscript>
        <ul className={styles.links}>
          {linkedSkus(choices, chosen).map((sku) => (
            <li key={sku.id}>
              <Link href={hrefOf(sku.id)} aria-current={sku.id === chosen.id || undefined}>
                {valuesOf(sku).join(" · ")}
              </Link>{" "}
              {say.money(sku.price)}
            </li>
          ))}
        </ul>
      </noscript>
    </>
  );
};
