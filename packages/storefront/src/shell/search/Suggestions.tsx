import { limits } from "@carmine/api/contract";
import { queries } from "@carmine/api/hooks";
import { SuggestionList, type Suggestion, type SuggestionGroup } from "@carmine/design-system";
import { useIntl } from "@carmine/i18n/react";
import { useQuery } from "@tanstack/react-query";
import { useCallback, useEffect, useMemo, useState, type ReactElement } from "react";
import { useNavigate } from "react-router-dom";
import { useApp } from "../../app/AppContext.tsx";
import { recentSearches } from "../../features/catalogue/recent-searches.ts";
import { categoryHref, productHref, searchHref, shopHref } from "../../features/links.ts";
import { pictureOf } from "../../features/products/picture.ts";
import { useProductTexts } from "../../features/products/use-product-texts.ts";
import { Matched } from "./Matched.tsx";
import type { SuggestField } from "./use-suggest-keys.ts";

/** ms without a key before the words are asked about. */
const pauseMs = 150;

const useSettled = (text: string): string => {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
};

interface Offer {
  readonly href: string;
}

/** Words, categories and goods for what is being typed; loaded with the first use of the search. */
export default function Suggestions({ field }: { field: SuggestField }): ReactElement | null {
  const { api, locale } = useApp();
  const intl = useIntl();
  const say = useProductTexts();
  const navigate = useNavigate();
  const keyword = useSettled(field.text.trim()).slice(0, limits.suggestKeyword);
  const { data } = useQuery({ ...queries.productSuggest(api, keyword), enabled: keyword !== "" });

  const { groups, offers } = useMemo(() => {
    const found = new Map<string, Offer>();
    const option = (id: string, text: string, href: string, rest: Partial<Suggestion> = {}): Suggestion => {
      found.set(id, { href });
      return { id, content: <Matched text={text} typed={keyword} />, ...rest };
    };
    const typed: SuggestionGroup[] = [
      {
        label: intl.formatMessage({ defaultMessage: "Search", description: "Group of search suggestions" }),
        options: (data?.words ?? []).map((word) => option(`w-${word}`, word, searchHref(word))),
      },
      {
        label: intl.formatMessage({
          defaultMessage: "Categories",
          description: "Group of search suggestions",
        }),
        options: (data?.categories ?? []).map(({ id, name, path }) =>
          option(`c-${id}`, path ?? name, categoryHref({ id, name })),
        ),
      },
      {
        label: intl.formatMessage({ defaultMessage: "Items", description: "Group of search suggestions" }),
        options: (data?.products ?? []).map(({ id, name, picture, price }) =>
          option(`p-${id}`, name, productHref(id), {
            picture: pictureOf(picture),
            hint: say.money(price),
          }),
        ),
      },
      {
        label: intl.formatMessage({ defaultMessage: "Shops", description: "Group of search suggestions" }),
        options: (data?.shops ?? []).map(({ id, name, logo }) =>
          option(`m-${id}`, name, shopHref(id), logo ? { picture: pictureOf(logo) } : {}),
        ),
      },
    ];
    const recent: SuggestionGroup = {
      label: intl.formatMessage({
        defaultMessage: "Recent searches",
        description: "Group of suggestions in the empty search field",
      }),
      options: recentSearches(locale).map((words) => option(`r-${words}`, words, searchHref(words))),
    };
    const all = keyword === "" ? [recent] : typed;
    return { groups: all.filter((group) => group.options.length > 0), offers: found };
    // The money of a page doesn't change while it is shown.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [data, intl, keyword, locale]);

  const { close, report } = field;
  const choose = useCallback(
    (id: string): void => {
      const offer = offers.get(id);
      if (!offer) return;
      close();
      void navigate(offer.href);
    },
    [offers, close, navigate],
  );
  useEffect(() => report({ ids: [...offers.keys()], choose }), [offers, choose, report]);

  if (!field.open || groups.length === 0) return null;
  return (
    <SuggestionList
      id={field.optionId("list")}
      label={intl.formatMessage({
        defaultMessage: "Suggestions",
        description: "Name of the list under the search",
      })}
      groups={groups}
      activeId={field.activeId}
      optionId={field.optionId}
      onPoint={field.setActive}
      onChoose={choose}
    />
  );
}
