import { Pagination } from "@carmine/design-system";
import { useIntl } from "@carmine/i18n/react";
import type { ReactElement } from "react";
import * as styles from "./ListPager.css.ts";

export interface ListPagerProps {
  readonly page: number;
  readonly pageCount: number;
  readonly hrefOf: (page: number) => string;
}

/** Pagination centered below a list; renders nothing for a single page or past the last page. */
export const ListPager = ({ page, pageCount, hrefOf }: ListPagerProps): ReactElement | null => {
  const intl = useIntl();
  if (pageCount < 2 || page > pageCount) return null;
  return (
    <Pagination
      className={styles.pager}
      label={intl.formatMessage({ defaultMessage: "Pages", description: "Name of the pager" })}
      page={page}
      pageCount={pageCount}
      hrefOf={hrefOf}
    />
  );
};
