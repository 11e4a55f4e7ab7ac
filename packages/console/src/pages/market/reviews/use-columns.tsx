import { Rating, StatusChip } from "@carmine/design-system";
import type { DataTableColumn } from "@carmine/design-system/data-table";
import { DateTime, useIntl } from "@carmine/i18n/react";
import { useMemo } from "react";
import { Link } from "react-router";
import { useWorkspace } from "../../../app/workspace.ts";
import * as list from "../../../features/list/list.css.ts";
import { viewTexts, type Post } from "./posts.ts";

/** Text, rating, product with its shop, status and time. */
export const useColumns = (isReviews: boolean): DataTableColumn<Post>[] => {
  const intl = useIntl();
  const { home } = useWorkspace();
  return useMemo(
    () => [
      {
        id: "text",
        header: intl.formatMessage({ defaultMessage: "Text", description: "Console entries: field" }),
        width: 320,
        cell: ({ text, author }) => (
          <span className={list.twoLines}>
            <span className={list.line}>{text}</span>
            <span className={`${list.note} ${list.line}`}>{author}</span>
          </span>
        ),
      },
      ...(isReviews
        ? [
            {
              id: "star",
              header: intl.formatMessage({ defaultMessage: "Rating", description: "Console shops: column" }),
              width: 130,
              cell: ({ star }: Post) =>
                star !== null && (
                  <Rating
                    value={star}
                    label={intl.formatMessage(
                      { defaultMessage: "{stars} of 5 stars", description: "Console reviews: rating" },
                      { stars: star },
                    )}
                  />
                ),
            },
          ]
        : []),
      {
        id: "product",
        header: intl.formatMessage({ defaultMessage: "Product", description: "Console products: column" }),
        width: 250,
        cell: ({ productName, merId, merName }) => (
          <span className={list.twoLines}>
            <span className={list.line}>{productName}</span>
            <Link to={`${home}/shops/${merId}`} className={`${list.note} ${list.line}`}>
              {merName}
            </Link>
          </span>
        ),
      },
      {
        id: "status",
        header: intl.formatMessage({ defaultMessage: "Status", description: "Console orders: column" }),
        width: 110,
        cell: ({ isHidden }) => (
          <StatusChip className={list.chip} tone={isHidden ? "neutral" : "success"}>
            {intl.formatMessage(isHidden ? viewTexts.hidden : viewTexts.shown)}
          </StatusChip>
        ),
      },
      {
        id: "created",
        header: intl.formatMessage({ defaultMessage: "Created", description: "Console messages: column" }),
        width: 190,
        cell: ({ createTime }) => <DateTime value={createTime} />,
      },
    ],
    [intl, home, isReviews],
  );
};
