import type { Activity } from "@carmine/api/hooks";
import { Card, Heading, Link, ProductRow } from "@carmine/design-system";
import { defineMessages, useIntl } from "@carmine/i18n/react";
import { useId, type ReactElement } from "react";
import { activityHref, productHref } from "../../../features/links.ts";
import { pictureOf } from "../../../features/products/picture.ts";
import { useProductTexts } from "../../../features/products/use-product-texts.ts";
import * as styles from "./page.css.ts";

const texts = defineMessages({
  more: { defaultMessage: "All", description: "Tab of the notifications, and other places" },
});

/** Rows of the side column. */
const shown = 6;

/** Products of the activity whose round ends next, next to the ranking. */
export const EndingDeals = ({ activity }: { activity: Activity }): ReactElement => {
  const intl = useIntl();
  const productTexts = useProductTexts();
  const titleId = useId();
  return (
    <Card element="section" aria-labelledby={titleId} padding="md">
      <div className={styles.sideHead}>
        <Heading level={2} size={16} id={titleId}>
          {activity.name}
        </Heading>
        <Link href={activityHref(activity.id)} tone="muted" aria-describedby={titleId}>
          {intl.formatMessage(texts.more)}
        </Link>
      </div>
      <ul className={styles.deals}>
        {activity.deals
          .filter(({ isAvailable }) => isAvailable)
          .slice(0, shown)
          .map((deal) => {
            const percent = productTexts.savedPercent(deal.price, deal.listPrice);
            return (
              <li key={deal.productId}>
                <ProductRow
                  size={56}
                  href={productHref(deal.productId)}
                  title={deal.name}
                  picture={pictureOf(deal.picture)}
                  price={productTexts.parts(deal.price)}
                  {...(percent && { fact: percent })}
                />
              </li>
            );
          })}
      </ul>
    </Card>
  );
};
