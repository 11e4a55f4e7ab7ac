import type { ApiError } from "@carmine/api/client";
import { Card, Heading, SearchField, TabNav, type TabNavProps } from "@carmine/design-system";
import { localizedPath } from "@carmine/i18n";
import type { UseQueryResult } from "@tanstack/react-query";
import type { FormEvent, ReactElement, ReactNode } from "react";
import { useApp } from "../../app/AppContext.tsx";
import { PageHead } from "../../app/PageHead.tsx";
import { PastEnd } from "../loading/PastEnd.tsx";
import { QueryView } from "../loading/QueryView.tsx";
import { AccountFrame } from "./AccountFrame.tsx";
import * as styles from "./AccountList.css.ts";
import { AccountPager, type AccountPages } from "./AccountPager.tsx";

export interface AccountSearch {
  /** Query parameter, also used by the form without JavaScript. */
  readonly name: string;
  /** Path of the list, without locale prefix. */
  readonly action: string;
  readonly label: string;
  readonly placeholder: string;
  readonly maxLength: number;
  /** Keywords from the address. */
  readonly words: string;
  /** 232 × 32 px. */
  readonly isSmall?: boolean;
  readonly onSearch: (words: string) => void;
}

export interface AccountListPage<Item> {
  readonly list: readonly Item[];
  /** Total of all pages. */
  readonly total: number;
}

export interface AccountListProps<Item> {
  readonly title: string;
  /** Buttons next to the title. */
  readonly actions?: ReactNode;
  readonly search?: AccountSearch;
  readonly tabs?: Pick<TabNavProps, "label" | "items">;
  /** Between the header and the list, also if the list is empty. */
  readonly filters?: ReactNode;
  readonly query: UseQueryResult<AccountListPage<Item>, ApiError>;
  /** Title of the message if the list can't be loaded. */
  readonly failure: string;
  readonly skeleton: ReactNode;
  /** Replaces the list if it has no items. */
  readonly empty: ReactNode;
  /** Below the list, also if it is empty. */
  readonly after?: ReactNode;
  /** Undefined if all items fit on one page. */
  readonly pages?: AccountPages;
  readonly children: (items: readonly Item[]) => ReactNode;
}

/** A list in the account: title, search and tabs, then the items of one page or the reason why there are none. */
export const AccountList = <Item,>(props: AccountListProps<Item>): ReactElement => {
  const { title, actions, search, tabs, filters, query, failure, skeleton, empty, after, pages, children } =
    props;
  const { locale } = useApp();
  const searchFor = (event: FormEvent<HTMLFormElement>, { name, onSearch }: AccountSearch): void => {
    event.preventDefault();
    const words = new FormData(event.currentTarget).get(name);
    onSearch(typeof words === "string" ? words : "");
  };
  return (
    <AccountFrame title={title}>
      <PageHead title={title} noIndex />
      <div className={styles.stack}>
        <Card padding="none">
          <div className={styles.head}>
            <Heading level={1}>{title}</Heading>
            {search && (
              <form
                action={localizedPath(locale, search.action)}
                role="search"
                className={search.isSmall ? styles.smallSearch : styles.search}
                onSubmit={(event) => searchFor(event, search)}
              >
                <SearchField
                  key={search.words}
                  name={search.name}
                  {...(search.isSmall && { size: "sm" })}
                  maxLength={search.maxLength}
                  defaultValue={search.words}
                  labelHidden
                  label={search.label}
                  placeholder={search.placeholder}
                />
              </form>
            )}
            {actions}
          </div>
          {tabs && <TabNav className={styles.tabs} {...tabs} />}
        </Card>
        {filters}
        <QueryView
          scope="content"
          query={query}
          failure={failure}
          skeleton={<div className={styles.stack}>{skeleton}</div>}
        >
          {({ list, total }) =>
            list.length === 0 && total > 0 && pages ? (
              <PastEnd page={pages.page} pageCount={Math.ceil(total / pages.perPage)} hrefOf={pages.hrefOf} />
            ) : list.length === 0 ? (
              <Card>{empty}</Card>
            ) : (
              <>
                {children(list)}
                {pages && <AccountPager {...pages} total={total} />}
              </>
            )
          }
        </QueryView>
        {after}
      </div>
    </AccountFrame>
  );
};
