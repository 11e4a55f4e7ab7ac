import { operatorSearchMissed, type MissedSearchRow } from "@carmine/api/contract";
import { EmptyState, Link, PageHeader } from "@carmine/design-system";
import type { DataTableColumn } from "@carmine/design-system/data-table";
import { bcp47, localeNames } from "@carmine/i18n";
import { FormattedMessage, useIntl } from "@carmine/i18n/react";
import SearchCheck from "lucide-react/icons/search-check";
import { useMemo } from "react";
import { useRead } from "../../../app/endpoints.ts";
import { useWorkspace } from "../../../app/workspace.ts";
import { count, text, useUrlState } from "../../../app/url-state.ts";
import * as entries from "../../../features/entries/entries.css.ts";
import * as list from "../../../features/list/list.css.ts";
import { ListView } from "../../../features/list/ListView.tsx";
import { SearchBar } from "../../../features/list/SearchBar.tsx";
import { dayText } from "../../../features/times/day-text.ts";

const params = { words: text, page: count(1), limit: count(20) };

/** Words that shoppers searched without results, most frequent first. A synonym removes them from the list. */
const MissedSearchesPage = () => {
  const intl = useIntl();
  const [state, set] = useUrlState(params);
  const missed = useRead(operatorSearchMissed, { query: state }, { keepPrevious: true });
  const title = intl.formatMessage({
    defaultMessage: "Searches without results",
    description: "Console: page",
  });
  return (
    <>
      <PageHeader title={title} />
      <p className={entries.about}>
        <FormattedMessage
          defaultMessage="Searches that found no products at least three times in the last 30 days. Each shopper counts once a day, and we don’t record who searched. Add a synonym, and the next search finds products."
          description="Console missed searches: about the list"
        />
      </p>
      <ListView
        name="missed searches"
        label={title}
        read={missed}
        columns={useColumns()}
        rowKey={({ locale, words }) => `${locale} ${words}`}
        rowLabel={({ words }) => words}
        state={state}
        onPage={set}
        toolbar={(buttons) => (
          <SearchBar
            end={buttons}
            label={intl.formatMessage({
              defaultMessage: "Filter searches",
              description: "Console missed searches: filters",
            })}
            words={state.words}
            onWords={(words) => set({ words })}
            searchHint={intl.formatMessage({
              defaultMessage: "Part of a search",
              description: "Console missed searches: search",
            })}
          />
        )}
        empty={
          <EmptyState
            size="md"
            tone={state.words === "" ? "success" : "act"}
            icon={SearchCheck}
            title={
              state.words === "" ? (
                <FormattedMessage
                  defaultMessage="All frequent searches found products"
                  description="Console missed searches: empty list"
                />
              ) : (
                <FormattedMessage
                  defaultMessage="No searches match"
                  description="Console missed searches: empty list"
                />
              )
            }
          />
        }
      />
    </>
  );
};

const useColumns = (): DataTableColumn<MissedSearchRow>[] => {
  const intl = useIntl();
  const { home } = useWorkspace();
  return useMemo(
    () => [
      {
        id: "words",
        header: intl.formatMessage({
          defaultMessage: "Search term",
          description: "Console entries: field of synonyms",
        }),
        width: 280,
        sortable: false,
        cell: ({ words, locale }) => (
          <span lang={bcp47(locale)} className={list.line}>
            {words}
          </span>
        ),
      },
      {
        id: "language",
        header: intl.formatMessage({ defaultMessage: "Language", description: "Console: setting" }),
        width: 130,
        sortable: false,
        cell: ({ locale }) => localeNames[locale],
      },
      {
        id: "count",
        header: intl.formatMessage({
          defaultMessage: "Searches",
          description: "Console missed searches: column",
        }),
        numeric: true,
        width: 110,
        sortable: false,
        cell: (row) => intl.formatNumber(row.count),
      },
      {
        id: "last",
        header: intl.formatMessage({
          defaultMessage: "Last searched",
          description: "Console missed searches: column",
        }),
        width: 150,
        sortable: false,
        cell: ({ lastDay }) => <time dateTime={lastDay}>{dayText(intl, lastDay)}</time>,
      },
      {
        id: "synonym",
        header: intl.formatMessage({ defaultMessage: "Synonyms", description: "Console: page" }),
        width: 150,
        sortable: false,
        cell: ({ words, locale }) => (
          <Link
            href={`${home}/synonyms/new?${new URLSearchParams({ locale, term: words }).toString()}`}
            aria-label={intl.formatMessage(
              {
                defaultMessage: "Add synonyms for “{words}”",
                description: "Console missed searches: link",
              },
              { words },
            )}
          >
            <FormattedMessage defaultMessage="Add synonyms" description="Console entries: button" />
          </Link>
        ),
      },
    ],
    [intl, home],
  );
};

export default MissedSearchesPage;
