import { readValues, type ProductDetail } from "@carmine/api/contract";
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
export const Specification = ({ product }: { product: ProductDetail }): ReactElement => {
  const { locale } = useApp();
  const intl = useIntl();
  const { id, brandName, specification, productAttr } = {
    ...product.productInfo,
    productAttr: product.productAttr,
  };
  const rows = [
    ...(brandName ? [{ name: intl.formatMessage(texts.brand), value: brandName }] : []),
    ...(specification ?? []),
    ...productAttr.map(({ attrName, attrValues }) => ({
      name: attrName,
      value: readValues(attrValues).join(listSeparator(locale)),
    })),
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
