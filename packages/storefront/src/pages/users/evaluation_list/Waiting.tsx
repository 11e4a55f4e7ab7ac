import type { ReviewItem } from "@carmine/api/hooks";
import { ButtonLink, Card, LineItem } from "@carmine/design-system";
import { DateTime, FormattedMessage } from "@carmine/i18n/react";
import type { ReactElement } from "react";
import { productHref } from "../../../features/links.ts";
import { optionText } from "../../../features/products/option-text.ts";
import { pictureOf } from "../../../features/products/picture.ts";
import { reviewFormHref } from "../../../features/reviews/review-paths.ts";
import { StarLinks } from "./StarLinks.tsx";
import * as styles from "./page.css.ts";

/** Bought items without a review. */
export const Waiting = ({ items }: { items: readonly ReviewItem[] }): ReactElement => (
  <Card padding="none">
    <ul className={styles.list}>
      {items.map((item) => (
        <li key={item.lineId} className={styles.row}>
          <LineItem
            className={styles.product}
            href={productHref(item.productId)}
            title={item.name}
            picture={pictureOf(item.picture)}
            {...(item.options.length > 0 && { option: optionText(item.options) })}
            note={{
              tone: "muted",
              text: item.receivedAt ? (
                <FormattedMessage
                  defaultMessage="Received {date} from {shop}"
                  description="Item to review: when, and from which shop"
                  values={{ date: <DateTime value={item.receivedAt} dateOnly />, shop: item.shop.name }}
                />
              ) : (
                item.shop.name
              ),
            }}
            size={96}
          />
          <div className={styles.actions}>
            <StarLinks item={item} />
            <ButtonLink href={reviewFormHref(item.lineId)} variant="soft">
              <FormattedMessage
                defaultMessage="Write a review"
                description="Button at a bought item, and other places"
              />
            </ButtonLink>
          </div>
        </li>
      ))}
    </ul>
  </Card>
);
