import type { RefundableItem, RefundForm } from "@carmine/api/hooks";
import { Card, CardHead, Checkbox, LineItem, QuantityStepper, Text } from "@carmine/design-system";
import { FormattedMessage, useIntl } from "@carmine/i18n/react";
import type { ReactElement } from "react";
import { productHref } from "../../../features/links.ts";
import { optionText } from "../../../features/products/option-text.ts";
import { useBill } from "../../../features/orders/order-items.tsx";
import { pictureOf } from "../../../features/products/picture.ts";
import type { Counts } from "./choices.ts";
import * as styles from "./page.css.ts";

interface RowProps {
  readonly item: RefundableItem;
  readonly count: number;
  readonly onCount: (count: number) => void;
}

const Row = ({ item, count, onCount }: RowProps): ReactElement => {
  const intl = useIntl();
  const bill = useBill();
  const { name, amounts } = item;
  const max = amounts.length;
  return (
    <li className={styles.item}>
      <Checkbox checked={count > 0} labelHidden onCheckedChange={(chosen) => onCount(chosen ? max : 0)}>
        {intl.formatMessage(
          { defaultMessage: "Return {name}", description: "Name of a checkbox: this line is returned" },
          { name },
        )}
      </Checkbox>
      <LineItem
        className={styles.itemSummary}
        size={64}
        href={productHref(item.productId)}
        title={name}
        picture={pictureOf(item.picture)}
        {...(item.options.length > 0 ? { option: optionText(item.options) } : {})}
      />
      <div className={styles.quantity}>
        {max > 1 ? (
          <QuantityStepper
            label={intl.formatMessage(
              { defaultMessage: "Quantity of {name}", description: "Name of a field, and other places" },
              { name },
            )}
            texts={{
              decrease: intl.formatMessage({
                defaultMessage: "One less",
                description: "Button of a quantity",
              }),
              increase: intl.formatMessage({
                defaultMessage: "One more",
                description: "Button of a quantity",
              }),
            }}
            value={Math.max(1, count)}
            max={max}
            disabled={count === 0}
            onValueChange={onCount}
          />
        ) : (
          <Text tone="muted">{bill.times(1)}</Text>
        )}
      </div>
      <span className={styles.sum}>{count > 0 ? bill.text(amounts[count - 1] ?? "0") : "–"}</span>
    </li>
  );
};

export interface RefundItemsProps {
  readonly form: RefundForm;
  readonly counts: Counts;
  readonly onCounts: (counts: Counts) => void;
  readonly error: string | undefined;
}

/** Selects the units to return. */
export const RefundItems = ({ form, counts, onCounts, error }: RefundItemsProps): ReactElement => (
  <Card padding="none" element="section">
    <CardHead
      title={
        <FormattedMessage defaultMessage="What would you like to return?" description="Refund form: title" />
      }
    />
    <ul className={styles.items}>
      {form.items.map((item) => (
        <Row
          key={item.lineId}
          item={item}
          count={counts[item.lineId] ?? 0}
          onCount={(count) => onCounts({ ...counts, [item.lineId]: count })}
        />
      ))}
    </ul>
    {error && (
      <div className={styles.error}>
        <Text tone="critical" role="alert">
          {error}
        </Text>
      </div>
    )}
  </Card>
);
