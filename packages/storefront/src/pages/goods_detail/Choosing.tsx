import { Link, SkuPicker } from "@carmine/design-system";
import { useIntl } from "@carmine/i18n/react";
import type { ReactElement } from "react";
import { thumbOf } from "../../features/products/picture.ts";
import { useProductTexts } from "../../features/products/use-product-texts.ts";
import { choicesByValue, linkedChoices, valueStates, type Choice, type Choices } from "./skus.ts";
import * as styles from "./page.css.ts";

export interface ChoosingProps {
  readonly choices: Choices;
  readonly chosen: Choice;
  readonly onChoose: (sku: number) => void;
  /** Address of the page with a sku. */
  readonly hrefOf: (sku: number) => string;
}

/** The attributes of the product as chips; without JavaScript skus are links. */
export const Choosing = ({ choices, chosen, onChoose, hrefOf }: ChoosingProps): ReactElement | null => {
  const intl = useIntl();
  const say = useProductTexts();
  const { attributes } = choices;
  if (attributes.length === 0) return null;
  return (
    <>
      <SkuPicker
        soldOutLabel={intl.formatMessage({
          defaultMessage: "Sold out",
          description: "Product page: on a choice of which none is left",
        })}
        attributes={attributes.map(({ name }, at) => ({
          name,
          options: valueStates(choices, chosen, at).map(({ value, soldOut, image, price }) => ({
            value,
            soldOut,
            ...(image !== null && { picture: thumbOf(image) }),
            ...(price !== null && { aside: say.money(price) }),
          })),
        }))}
        value={Object.fromEntries(attributes.map(({ name }, at) => [name, chosen.values[at] ?? ""]))}
        onValueChange={(value, changed) => {
          const at = attributes.findIndex(({ name }) => name === changed);
          const next = choicesByValue(choices, chosen, at).get(value[changed] ?? "");
          if (next) onChoose(next.sku.id);
        }}
      />
      <noscript>
        <ul className={styles.links}>
          {linkedChoices(choices, chosen).map(({ sku, values }) => (
            <li key={sku.id}>
              <Link href={hrefOf(sku.id)} aria-current={sku.id === chosen.sku.id || undefined}>
                {values.join(" · ")}
              </Link>{" "}
              {say.money(sku.price)}
            </li>
          ))}
        </ul>
      </noscript>
    </>
  );
};
