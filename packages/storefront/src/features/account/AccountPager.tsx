import { Pagination } from "@carmine/design-system";
import type { ReactElement } from "react";
import * as styles from "./AccountList.css.ts";

export interface AccountPages {
  /** Accessible name of the navigation, such as “Pages of orders”. */
  readonly label: string;
  readonly page: number;
  readonly perPage: number;
  readonly hrefOf: (page: number) => string;
  /** Text for the shown items; `first` and `last` are counted from 1. */
  readonly rangeText: (range: { first: number; last: number; total: number }) => string;
}

/** Pagination of a list in the account; renders nothing for a single page. */
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
