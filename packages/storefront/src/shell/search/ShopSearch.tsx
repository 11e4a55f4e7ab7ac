import { HeaderSearch } from "@carmine/design-system";
import { localizedPath } from "@carmine/i18n";
import { useIntl } from "@carmine/i18n/react";
import { limits } from "@carmine/api/contract";
import { queries } from "@carmine/api/hooks";
import { useQuery } from "@tanstack/react-query";
import { type FormEvent, type ReactElement } from "react";
import { useNavigate, useSearchParams } from "../../app/location.ts";
import * as paths from "../../app/paths.ts";
import { useApp } from "../../app/AppContext.tsx";
import { lazy } from "../../hydration/lazy.tsx";
import { useMarketplaceTexts } from "../../app/marketplace-texts.ts";
import { mainDepartments, searchDepartments } from "../../features/catalogue/main-departments.ts";
import { searchHref } from "../../features/links.ts";
import { typedText } from "../../features/typed-text.ts";
import { useLoading } from "../../router/NavigationContext.tsx";
import { useSuggestKeys } from "./use-suggest-keys.ts";

const Suggestions = lazy(() => import("./Suggestions.tsx"));

export interface ShopSearchProps {
  readonly hotWords?: boolean;
  /** Initial text of the field; by default the page's keywords. */
  readonly words?: string;
}

/** The search field of the header: a plain GET form, with suggestions once it is used. */
export const ShopSearch = ({
  hotWords: withHotWords = true,
  words: initial,
}: ShopSearchProps): ReactElement => {
  const params = useSearchParams();
  const title = initial ?? params.get("title") ?? "";
  const { api, locale } = useApp();
  const intl = useIntl();
  const navigate = useNavigate();
  const field = useSuggestKeys(title, useLoading() !== undefined);
  const { searchHint } = useMarketplaceTexts();
  const words = useQuery(queries.hotWords(api)).data ?? [];
  const departments = mainDepartments(useQuery(queries.categoryTree(api)).data ?? [], searchDepartments);

  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const sent = new FormData(event.currentTarget);
    field.close();
    void navigate(searchHref(typedText(sent, "title"), typedText(sent, "cid")));
  };

  return (
    <HeaderSearch
      action={localizedPath(locale, paths.search)}
      onSubmit={submit}
      label={intl.formatMessage({
        defaultMessage: "Search the shop",
        description: "Name of the search field",
      })}
      placeholder={
        searchHint ??
        intl.formatMessage({
          defaultMessage: "Search products and shops",
          description: "Grey text in the empty search field",
        })
      }
      scope={{
        name: "cid",
        label: intl.formatMessage({
          defaultMessage: "Search in",
          description: "Name of the choice of department before the search field",
        }),
        options: [
          {
            value: "",
            label: intl.formatMessage({
              defaultMessage: "All products",
              description: "First choice of department before the search field",
            }),
          },
          ...departments.map(({ id, name }) => ({ value: String(id), label: name })),
        ],
      }}
      hotWords={
        withHotWords
          ? words
              .slice(0, limits.hotWords)
              .map((word) => ({ label: word.title, href: searchHref(word.title) }))
          : []
      }
      hotWordsLabel={intl.formatMessage({
        defaultMessage: "Popular searches",
        description: "Accessible name of the suggestions below the search field",
      })}
      inputProps={field.inputProps}
      suggestions={field.used && <Suggestions field={field} />}
    />
  );
};
