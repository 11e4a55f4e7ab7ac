import { limits } from "@carmine/api/contract";
import { queries } from "@carmine/api/hooks";
import { SuggestionList, type SuggestionGroup } from "@carmine/design-system";
import { useIntl } from "@carmine/i18n/react";
import { useQuery } from "@tanstack/react-query";
import { useCallback, useEffect, useMemo, useState, type ReactElement } from "react";
import { useNavigate } from "react-router-dom";
import { useApp } from "../../app/AppContext.tsx";
import { categoryHref, productHref, searchHref, shopHref } from "../../features/links.ts";
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

/** Words, categories, products and shops for what is being typed; loaded with the first use of the search. */
export default function Suggestions({ field }: { field: SuggestField }): ReactElement | null {
  const { api } = useApp();
  const intl = useIntl();
  const navigate = useNavigate();
  const keyword = useSettled(field.text.trim()).slice(0, limits.suggestKeyword);
  const { data } = useQuery({ ...queries.productSuggest(api, keyword), enabled: keyword !== "" });

  const { groups, offers } = useMemo(() => {
    const found = new Map<string, Offer>();
    const option = (id: string, content: string, href: string) => {
      found.set(id, { href });
      return { id, content };
    };
    const all: SuggestionGroup[] = [
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
          option(`c-${id}`, path ?? name, categoryHref({ id, pid: 0, name })),
        ),
      },
      {
        label: intl.formatMessage({ defaultMessage: "Items", description: "Group of search suggestions" }),
        options: (data?.products ?? []).map(({ id, storeName }) =>
          option(`p-${id}`, storeName, productHref(id)),
        ),
      },
      {
        label: intl.formatMessage({ defaultMessage: "Shops", description: "Group of search suggestions" }),
        options: (data?.merchants ?? []).map(({ id, name }) => option(`m-${id}`, name, shopHref(id))),
      },
    ];
    return { groups: all.filter((group) => group.options.length > 0), offers: found };
  }, [data, intl]);

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

  if (!field.open || keyword === "" || groups.length === 0) return null;
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
