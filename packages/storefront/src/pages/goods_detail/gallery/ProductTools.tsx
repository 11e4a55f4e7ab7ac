import { ButtonLink, Text } from "@carmine/design-system";
import { FormattedMessage } from "@carmine/i18n/react";
import Scale from "lucide-react/icons/scale";
import type { ReactElement } from "react";
import { ShareButton } from "../../../features/share/ShareButton.tsx";
import { compareParams } from "../../../features/products/compare-params.ts";
import * as styles from "../page.css.ts";
import { Facts } from "./Facts.tsx";
import { SaveProduct } from "./SaveProduct.tsx";

export interface ProductToolsProps {
  readonly id: number;
  readonly name: string;
}

/** Save, share and compare buttons; they load after the purchase controls. */
export default function ProductTools({ id, name }: ProductToolsProps): ReactElement {
  return (
    <>
      <div className={styles.tools}>
        <SaveProduct id={id} />
        <ShareButton variant="ghost" title={name} urlOf={() => location.href} />
        <ButtonLink href={compareParams.href({ ids: [id] })} variant="ghost" size="sm" startIcon={Scale}>
          <FormattedMessage
            defaultMessage="Compare"
            description="Product page and product cards: puts the product next to others"
          />
        </ButtonLink>
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
