import type { ReviewItem } from "@carmine/api/hooks";
import { Link } from "@carmine/design-system";
import { useIntl } from "@carmine/i18n/react";
import { Star } from "lucide-react";
import type { ReactElement } from "react";
import { useProductTexts } from "../../../features/products/use-product-texts.ts";
import { emptyDraft, reviewDraft } from "../../../features/reviews/review-draft.ts";
import { reviewFormHref } from "../../../features/reviews/review-paths.ts";
import * as styles from "./page.css.ts";

const stars = [1, 2, 3, 4, 5];

/** Five stars that open the review form with that rating chosen. */
export const StarLinks = ({ item }: { item: ReviewItem }): ReactElement => {
  const intl = useIntl();
  const productTexts = useProductTexts();
  const choose = (value: number): void => {
    const draft = reviewDraft(item.lineId);
    draft.keep({ ...(draft.read() ?? emptyDraft), stars: value });
  };
  return (
    <div
      role="group"
      aria-label={intl.formatMessage(
        { defaultMessage: "Rate {product}", description: "Item to review: name of its row of stars" },
        { product: item.name },
      )}
      className={styles.stars}
    >
      {stars.map((value) => (
        <Link
          key={value}
          href={reviewFormHref(item.lineId)}
          tone="muted"
          startIcon={Star}
          aria-label={productTexts.stars(value)}
          onClick={() => choose(value)}
          className={styles.star}
        />
      ))}
    </div>
  );
};
