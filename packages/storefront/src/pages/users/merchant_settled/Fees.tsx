import { Card, Heading, NumberField, Select, Table, Text, type TableColumn } from "@carmine/design-system";
import { defineMessages, FormattedMessage, useIntl, useMoney } from "@carmine/i18n/react";
import { useState, type ReactElement } from "react";
import { useCurrency } from "../../../features/home-data.ts";
import { payoutOf } from "./payout.ts";
import * as styles from "./page.css.ts";

const texts = defineMessages({
  title: {
    defaultMessage: "What selling costs",
    description: "Page for future merchants: title of the fees",
  },
  fee: { defaultMessage: "Fee per sale", description: "Page for future merchants: column of the fees" },
  category: { defaultMessage: "Category", description: "Type of coupon: for a category" },
  price: {
    defaultMessage: "Price of a sale",
    description: "Page for future merchants: field of the calculator",
  },
});

interface Priced {
  readonly id: number;
  readonly name: string;
  readonly fee: number;
}

const Calculator = ({ categories }: { categories: readonly Priced[] }): ReactElement => {
  const intl = useIntl();
  const money = useMoney();
  const { digits } = useCurrency();
  const [price, setPrice] = useState(100);
  const [id, setId] = useState(categories[0]?.id);
  const fee = (categories.find((category) => category.id === id) ?? categories[0])?.fee ?? 0;
  return (
    <div className={styles.calculator}>
      <Select
        label={intl.formatMessage(texts.category)}
        options={categories.map((category) => ({ value: String(category.id), label: category.name }))}
        value={String(id)}
        onValueChange={(value) => setId(Number(value))}
      />
      <NumberField
        label={intl.formatMessage(texts.price)}
        value={price}
        min={0}
        max={1_000_000}
        formatOptions={{ maximumFractionDigits: digits }}
        onValueChange={(value) => setPrice(value ?? 0)}
      />
      <Text element="p" aria-live="polite">
        <FormattedMessage
          defaultMessage="You receive <strong>{payout}</strong> after our fee of {fee, number}%."
          description="Page for future merchants: result of the calculator"
          values={{
            payout: money(payoutOf(price, fee, digits)).text,
            fee,
            strong: (text) => (
              <Text key="payout" element="span" tone="price" strong>
                {text}
              </Text>
            ),
          }}
        />
      </Text>
    </div>
  );
};

export interface FeesProps {
  readonly categories: readonly { readonly id: number; readonly name: string; readonly fee: number | null }[];
}

/** Fees by category, with a calculator; renders nothing if the operator charges none. */
export const Fees = ({ categories }: FeesProps): ReactElement | null => {
  const intl = useIntl();
  const priced = categories.flatMap(({ id, name, fee }) => (fee === null ? [] : [{ id, name, fee }]));
  if (priced.length === 0) return null;
  const columns: TableColumn<Priced>[] = [
    {
      id: "category",
      header: intl.formatMessage(texts.category),
      cell: ({ name }) => name,
      rowHeader: true,
    },
    {
      id: "fee",
      header: intl.formatMessage(texts.fee),
      cell: ({ fee }) => intl.formatNumber(fee / 100, { style: "percent", maximumFractionDigits: 2 }),
      numeric: true,
    },
  ];
  return (
    <Card className={styles.part}>
      <Heading level={2}>{intl.formatMessage(texts.title)}</Heading>
      <div className={styles.fees}>
        <Table
          label={intl.formatMessage(texts.title)}
          labelHidden
          columns={columns}
          rows={priced}
          rowKey={({ id }) => id}
          empty={null}
        />
        <Calculator categories={priced} />
      </div>
    </Card>
  );
};
