import { limits } from "@carmine/api/contract";
import { queries } from "@carmine/api/hooks";
import {
  SuggestionList,
  VisuallyHidden,
  type Suggestion,
  type SuggestionGroup,
} from "@carmine/design-system";
import { FormattedMessage, useIntl, type IntlShape } from "@carmine/i18n/react";
import { useQuery } from "@tanstack/react-query";
import History from "lucide-react/icons/history";
import LayoutGrid from "lucide-react/icons/layout-grid";
import Ruler from "lucide-react/icons/ruler";
import Search from "lucide-react/icons/search";
import Store from "lucide-react/icons/store";
import TrendingUp from "lucide-react/icons/trending-up";
import { useCallback, useEffect, useMemo, useState, type ReactElement } from "react";
import { useNavigate } from "../../app/location.ts";
import { useApp } from "../../app/AppContext.tsx";
import { forgetSearch, recentSearches } from "../../features/catalogue/recent-searches.ts";
import { categoryHref, productHref, searchHref, shopHref } from "../../features/links.ts";
import { pictureOf } from "../../features/products/picture.ts";
import { useProductTexts } from "../../features/products/use-product-texts.ts";
import { Matched } from "./Matched.tsx";
import { sizesIn } from "./sizes-in.ts";
import { keysOf } from "./suggestion-keys.ts";
import type { SuggestField } from "./use-suggest-keys.ts";

/** Debounce of typing in ms. */
const pauseMs = 150;

const useSettled = (text: string): string => {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
};

/** A tire size whose rim may still be missing. */
const widthAndProfile = /(^|\s)\d{3}\s*\/\s*\d{2}(\D|$)/;

/** Maximum products next to the other suggestions. */
const mostProducts = 4;

/** @param count undefined while loading and if there are more results than are counted */
const allOf = (intl: IntlShape, words: string, count: number | undefined): string =>
  count === undefined
    ? intl.formatMessage(
        { defaultMessage: "All results for “{words}”", description: "Last of the search suggestions" },
        { words },
      )
    : intl.formatMessage(
        {
          defaultMessage: "{count, plural, one {# result for “{words}”} other {All # results for “{words}”}}",
          description: "Last of the search suggestions, with how many products it leads to",
        },
        { words, count },
      );

const removeOf = (intl: IntlShape): string =>
  intl.formatMessage({
    defaultMessage: "Remove from recent searches",
    description: "Remove button of a suggestion in the empty search field",
  });

interface Offer {
  readonly href: string;
  /** Keywords of a recent search, which can be removed. */
  readonly searched?: string;
}

/** Suggested keywords, categories and products; loaded on the first use of the search. */
export default function Suggestions({ field }: { field: SuggestField }): ReactElement {
  const { api, locale } = useApp();
  const intl = useIntl();
  const productTexts = useProductTexts();
  const navigate = useNavigate();
  const keyword = useSettled(field.text.trim()).slice(0, limits.suggestKeyword);
  const { data, isFetching } = useQuery({
    ...queries.productSuggest(api, keyword),
    enabled: keyword !== "",
  });
  const popularWords = useQuery(queries.hotWords(api)).data;

  const sizes = useQuery({
    ...queries.productFacets(api, { keyword }),
    enabled: widthAndProfile.test(keyword),
  }).data;

  const hasProducts = (data?.products.length ?? 0) > 0;
  const counted = useQuery({
    ...queries.productList(api, { keyword, limit: 1 }),
    placeholderData: undefined,
    enabled: keyword !== "" && hasProducts,
  }).data?.total;
  const total = counted && counted < limits.searchWindow ? counted : undefined;
  const [forgotten, setForgotten] = useState(0);

  const { groups, offers, ids, columns, all } = useMemo(() => {
    const found = new Map<string, Offer>();
    const option = (id: string, text: string, href: string, rest: Partial<Suggestion> = {}): Suggestion => {
      found.set(id, { href });
      return { id, content: <Matched text={text} typed={keyword} />, ...rest };
    };
    const typed: SuggestionGroup[] = [
      {
        label: intl.formatMessage({ defaultMessage: "Sizes", description: "Group of search suggestions" }),
        options: (widthAndProfile.test(keyword) ? sizesIn(sizes ?? []) : []).map(({ size, count }) =>
          option(`s-${size}`, size, searchHref(size), { icon: Ruler, hint: intl.formatNumber(count) }),
        ),
      },
      {
        label: intl.formatMessage({ defaultMessage: "Search", description: "Group of search suggestions" }),
        options: (data?.words ?? []).map((word) =>
          option(`w-${word}`, word, searchHref(word), { icon: Search }),
        ),
      },
      {
        label: intl.formatMessage({
          defaultMessage: "Categories",
          description: "Products of a shop: filter, and other places",
        }),
        options: (data?.categories ?? []).map(({ id, name, path }) =>
          option(`c-${id}`, path ?? name, categoryHref({ id, name }), { icon: LayoutGrid }),
        ),
      },
      {
        label: intl.formatMessage({
          defaultMessage: "Shops",
          description: "Title of the list of shops, and other places",
        }),
        options: (data?.shops ?? []).map(({ id, name, logo }) =>
          option(`m-${id}`, name, shopHref(id), logo ? { picture: pictureOf(logo) } : { icon: Store }),
        ),
      },
      {
        label: intl.formatMessage({ defaultMessage: "Items", description: "Group of search suggestions" }),
        column: "end",
        options: (data?.products ?? []).slice(0, mostProducts).map(({ id, name, picture, price }) =>
          option(`p-${id}`, name, productHref(id), {
            picture: pictureOf(picture),
            hint: productTexts.money(price),
          }),
        ),
      },
    ];
    const recent: SuggestionGroup = {
      label: intl.formatMessage({
        defaultMessage: "Recent searches",
        description: "Group of suggestions in the empty search field",
      }),
      options: recentSearches(locale).map((words) => {
        const id = `r-${words}`;
        found.set(id, { href: searchHref(words), searched: words });
        return { id, content: words, icon: History, removeLabel: removeOf(intl) };
      }),
    };
    const popular: SuggestionGroup = {
      label: intl.formatMessage({
        defaultMessage: "Popular searches",
        description: "Accessible name of the suggestions below the search field",
      }),
      column: "end",
      options: (popularWords ?? []).slice(0, limits.hotWords).map(({ title }) => {
        const id = `h-${title}`;
        found.set(id, { href: searchHref(title) });
        return { id, content: title, icon: TrendingUp };
      }),
    };
    const shown = (keyword === "" ? [recent, popular] : typed).filter((group) => group.options.length > 0);
    const idsOf = (column: "start" | "end"): string[] =>
      shown
        .filter((group) => (group.column ?? "start") === column)
        .flatMap((group) => group.options.map(({ id }) => id));
    const sides = [idsOf("start"), idsOf("end")] as const;
    const whole =
      keyword === "" || sides[1].length === 0 ? undefined : option("all", keyword, searchHref(keyword));
    return {
      groups: shown,
      offers: found,
      // Only visible options can be active.
      ids: [...sides.flat(), ...(whole ? [whole.id] : [])],
      columns: sides[0].length > 0 && sides[1].length > 0 ? sides : undefined,
      all: whole && { ...whole, content: allOf(intl, keyword, total) },
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the money of a page doesn't change while it is shown
  }, [data, sizes, popularWords, intl, keyword, locale, total, forgotten]);

  const { close, report, setActive } = field;
  const choose = useCallback(
    (id: string): void => {
      const offer = offers.get(id);
      if (!offer) return;
      close();
      void navigate(offer.href);
    },
    [offers, close, navigate],
  );
  const remove = useCallback(
    (id: string): boolean => {
      const searched = offers.get(id)?.searched;
      if (searched === undefined) return false;
      const at = ids.indexOf(id);
      setActive(ids[at + 1] ?? ids[at - 1]);
      forgetSearch(locale, searched);
      setForgotten((count) => count + 1);
      return true;
    },
    [offers, ids, setActive, locale],
  );
  useEffect(() => report({ ids, choose, remove, columns }), [ids, choose, remove, columns, report]);

  const isSettled = !isFetching && keyword === field.text.trim();
  const count = groups.reduce((sum, { options }) => sum + options.length, 0);
  return (
    <>
      {/* Rendered before it has content, otherwise screen readers don't announce it. */}
      <VisuallyHidden role="status">
        {field.open && isSettled && (keyword !== "" || count > 0) && (
          <FormattedMessage
            defaultMessage="{count, plural, =0 {No suggestions} one {# suggestion} other {# suggestions}}"
            description="Read out while a search is typed"
            values={{ count }}
          />
        )}
      </VisuallyHidden>
      {field.open && groups.length > 0 && (
        <SuggestionList
          id={field.optionId("list")}
          label={intl.formatMessage({
            defaultMessage: "Suggestions",
            description: "Name of the list under the search",
          })}
          groups={groups}
          {...(all && { all })}
          {...((all || keyword === "") && { keys: keysOf(intl, keyword === "") })}
          activeId={field.activeId}
          optionId={field.optionId}
          onPoint={field.setActive}
          onChoose={choose}
          onRemove={remove}
        />
      )}
    </>
  );
}
