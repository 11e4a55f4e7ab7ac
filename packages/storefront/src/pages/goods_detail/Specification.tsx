import type { Product } from "@carmine/api/hooks";
import { defineMessages, FormattedMessage, useIntl } from "@carmine/i18n/react";
import type { ReactElement } from "react";
import { useApp } from "../../app/AppContext.tsx";
import { listSeparator } from "../../features/list-separator.ts";
import * as styles from "./page.css.ts";

const texts = defineMessages({
  brand: { defaultMessage: "Brand", description: "Product page: row of the specifications" },
  item: {
    defaultMessage: "Item",
    description: "Product page: row of the specifications, number of the product",
  },
});

/** Names and values. */
export const Specification = ({ product }: { product: Product }): ReactElement => {
  const { locale } = useApp();
  const intl = useIntl();
  const { id, brand, specification, options } = product;
  const rows = [
    ...(brand ? [{ name: intl.formatMessage(texts.brand), value: brand }] : []),
    ...specification,
    ...options.map(({ name, values }) => ({ name, value: values.join(listSeparator(locale)) })),
    { name: intl.formatMessage(texts.item), value: String(id) },
  ];
  return (
    <table className={styles.rows}>
      <caption className={styles.caption}>
        <FormattedMessage
          defaultMessage="Specifications"
          description="Product page: caption of the table, read out only"
        />
      </caption>
      <tbody>
        {rows.map(({ name, value }, index) => (
          <tr key={index} className={styles.row}>
            <th scope="row" className={styles.rowName}>
              {name}
            </th>
            <td className={styles.rowValue}>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};
