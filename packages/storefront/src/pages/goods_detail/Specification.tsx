import type { Product } from "@carmine/api/hooks";
import { defineMessages, FormattedMessage, useIntl } from "@carmine/i18n/react";
import type { ReactElement } from "react";
import * as styles from "./page.css.ts";
import { GuideLinks } from "./buy/GuideLinks.tsx";
import { useFacts } from "./gallery/use-facts.ts";

const texts = defineMessages({
  item: {
    defaultMessage: "Item number",
    description: "Product page: row of the specifications, number of the product",
  },
});

/** Names and values. */
export const Specification = ({ product }: { product: Product }): ReactElement => {
  const intl = useIntl();
  const rows = [...useFacts(product), { name: intl.formatMessage(texts.item), value: String(product.id) }];
  return (
    <>
      <table className={styles.rows}>
        <caption className={styles.caption}>
          <FormattedMessage
            defaultMessage="Specifications"
            description="Product page: tab, and other places"
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
      <GuideLinks guides={product.guides} />
    </>
  );
};
