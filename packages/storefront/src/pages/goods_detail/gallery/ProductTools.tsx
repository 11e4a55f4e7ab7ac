import { Text } from "@carmine/design-system";
import { FormattedMessage } from "@carmine/i18n/react";
import type { ReactElement } from "react";
import * as styles from "../page.css.ts";
import { Facts } from "./Facts.tsx";
import { SaveProduct } from "./SaveProduct.tsx";
import { ShareProduct } from "./ShareProduct.tsx";

export interface ProductToolsProps {
  readonly id: number;
  readonly name: string;
}

/** Save and share buttons; they load after the purchase controls. */
export default function ProductTools({ id, name }: ProductToolsProps): ReactElement {
  return (
    <>
      <div className={styles.tools}>
        <SaveProduct id={id} />
        <ShareProduct name={name} />
        <Text size={12} tone="muted" className={styles.itemNumber}>
          <FormattedMessage
            defaultMessage="Item no. {number}"
            description="Product page: the number of the product, to name it to customer service"
            values={{ number: String(id) }}
          />
        </Text>
      </div>
      <Facts id={id} />
    </>
  );
}
