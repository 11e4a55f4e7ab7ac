import { Combobox, NumberField } from "@carmine/design-system";
import { FormattedMessage, useIntl } from "@carmine/i18n/react";
import { Picture } from "../../list/Picture.tsx";
import * as list from "../../list/list.css.ts";
import type { OfferedProduct } from "../entry-kind.ts";
import * as styles from "../entries.css.ts";
import { OrderButtons } from "./OrderButtons.tsx";
import { useProductOptions } from "./use-product-options.ts";

interface OffersFieldProps {
  id: string;
  label: string;
  hint: string | undefined;
  error: string | undefined;
  value: readonly OfferedProduct[];
  max: number;
  onChange: (products: readonly OfferedProduct[]) => void;
}

const maxUnits = 1_000_000;

/** The products of a campaign in display order, each with the units offered in a round. */
export const OffersField = ({ id, label, hint, error, value, max, onChange }: OffersFieldProps) => {
  const intl = useIntl();
  const { found, chosen, isLoading, search } = useProductOptions(value.map((offer) => offer.id));
  const isAdded = (productId: number): boolean => value.some((offer) => offer.id === productId);
  const nameOf = (productId: number): string => chosen.get(productId)?.name ?? String(productId);
  const add = (productId: number): void => {
    if (productId > 0 && !isAdded(productId) && value.length < max)
      onChange([...value, { id: productId, picture: null, quota: null, sold: null }]);
  };
  return (
    <div className={styles.offers}>
      <Combobox
        // Remounts the field after each added product, because it would keep its text.
        key={value.length}
        id={id}
        label={label}
        hint={hint}
        error={error}
        placeholder={intl.formatMessage({
          defaultMessage: "Add a product by its name",
          description: "Console entries: field that adds a product",
        })}
        options={found
          .filter((product) => !isAdded(product.id))
          .map((product) => ({ value: String(product.id), label: product.name, note: product.merName }))}
        filter={false}
        loading={isLoading}
        value=""
        onInputChange={search}
        onValueChange={(text) => add(Number(text))}
      />
      <ul className={styles.offerList}>
        {value.map((offer, index) => (
          <li key={offer.id} className={styles.offer}>
            <Picture src={offer.picture ?? chosen.get(offer.id)?.image ?? null} />
            <span className={list.twoLines}>
              <span className={list.line}>{nameOf(offer.id)}</span>
              <span className={list.note}>{chosen.get(offer.id)?.merName}</span>
            </span>
            <NumberField
              className={styles.quota}
              label={intl.formatMessage(
                {
                  defaultMessage: "Units of {product} per round",
                  description: "Console entries: units of a product in a campaign",
                },
                { product: nameOf(offer.id) },
              )}
              labelHidden
              size="sm"
              buttons={false}
              placeholder={intl.formatMessage({
                defaultMessage: "No limit",
                description: "Console entries: placeholder of the units of a product",
              })}
              min={1}
              max={maxUnits}
              value={offer.quota}
              onValueChange={(quota) => onChange(value.with(index, { ...offer, quota }))}
            />
            <OrderButtons items={value} index={index} name={nameOf(offer.id)} onChange={onChange} />
          </li>
        ))}
      </ul>
      {value.length === 0 && (
        <p className={list.note}>
          <FormattedMessage
            defaultMessage="No products yet."
            description="Console entries: campaign without products"
          />
        </p>
      )}
    </div>
  );
};
