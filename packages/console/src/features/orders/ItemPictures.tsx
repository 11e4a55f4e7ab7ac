import type { StaffOrderItem } from "@carmine/api/contract";
import { FormattedMessage } from "@carmine/i18n/react";
import { Picture } from "../list/Picture.tsx";
import * as styles from "../list/list.css.ts";

const maxPictures = 3;

/** The first pictures of an order, and its number of units. */
export const ItemPictures = ({ items }: { items: readonly StaffOrderItem[] }) => (
  <span className={styles.pictures}>
    {items.slice(0, maxPictures).map(({ id, image }) => (
      <Picture key={id} src={image} />
    ))}
    <span className={styles.count}>
      <FormattedMessage
        defaultMessage="{count, plural, one {# item} other {# items}}"
        description="Console: units of an order"
        values={{ count: items.reduce((sum, { payNum }) => sum + payNum, 0) }}
      />
    </span>
  </span>
);
