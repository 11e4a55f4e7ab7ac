import { Pagination } from "@carmine/design-system";
import type { ReactElement } from "react";
import * as styles from "./AccountList.css.ts";

export interface AccountPages {
  /** Name of the navigation, such as “Pages of the orders”. */
  readonly label: string;
  /** From 1. */
  readonly page: number;
  readonly perPage: number;
  readonly hrefOf: (page: number) => string;
  /** Says which items are shown, both counted from 1, of how many. */
  readonly rangeText: (range: { first: number; last: number; total: number }) => string;
}

/** The pages of a list of the account; nothing where there is one page. */
export const AccountPager = (props: AccountPages & { total: number }): ReactElement | null => {
  const { label, page, perPage, hrefOf, rangeText, total } = props;
  const pageCount = Math.ceil(total / perPage);
  if (pageCount < 2) return null;
  const first = (page - 1) * perPage + 1;
  return (
    <div className={styles.foot}>
      <span className={styles.range}>
        {rangeText({ first, last: Math.min(total, first + perPage - 1), total })}
      </span>
      <Pagination compact label={label} page={page} pageCount={pageCount} hrefOf={hrefOf} />
    </div>
  );
};
