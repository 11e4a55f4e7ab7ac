import { limits } from "@carmine/api/contract";
import { queries } from "@carmine/api/hooks";
import { Button, Drawer } from "@carmine/design-system";
import { defineMessages, useIntl } from "@carmine/i18n/react";
import { useQuery } from "@tanstack/react-query";
import { useRef, useState, type FormEvent, type MouseEvent, type ReactElement } from "react";
import { useNavigate } from "../../../app/location.ts";
import { useApp } from "../../../app/AppContext.tsx";
import { scaleOf } from "../../../features/catalogue/price-bounds.ts";
import {
  filtersOf,
  listQueryOf,
  searchParams,
  withoutFilters,
  type Search,
} from "../../../features/catalogue/search-params.ts";
import { draftOfForm } from "./draft-of-form.ts";
import { Filters, type FiltersProps } from "./Filters.tsx";
import { useActiveFilters } from "../../../features/catalogue/filters/use-active-filters.ts";
import { useBackCloses } from "../../../router/use-back-closes.ts";

const texts = defineMessages({
  filters: {
    defaultMessage: "Filters",
    description: "Products of a shop: name of the column, and other places",
  },
  close: {
    defaultMessage: "Close filters",
    description: "Search page: close button of the filters, and other places",
  },
  clear: {
    defaultMessage: "Clear all",
    description: "List of products: link after the chips, and other places",
  },
});

export interface FilterPanelProps extends FiltersProps {
  readonly total: number | undefined;
  readonly onClose: () => void;
}

/** A click that the browser handles: new tab, new window. */
const isBrowsers = ({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean =>
  ctrlKey || metaKey || shiftKey || altKey;

/**
 * The filters in a drawer of small windows, with the number of results. The same links and form as next to the list,
 * but they change a draft that only the button in the footer applies.
 */
export default function FilterPanel({
  search,
  facets,
  tree,
  total: shown = 0,
  onClose,
}: FilterPanelProps): ReactElement {
  const { api } = useApp();
  const intl = useIntl();
  const navigate = useNavigate();
  const [draft, setDraft] = useState<Search>(search);
  const counted = useQuery(queries.productFacets(api, filtersOf(draft))).data ?? facets;
  const scale = scaleOf(counted.find(({ key }) => key === "price") ?? { min: null, max: null });
  const total = useQuery(queries.productList(api, listQueryOf(draft))).data?.total ?? shown;
  const { length: count } = useActiveFilters(draft, counted);
  /** Typed prices that aren't applied yet. */
  const typed = useRef<HTMLFormElement>(null);
  useBackCloses(onClose);

  const follow = (event: MouseEvent): void => {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>("a[href]");
    if (!link || isBrowsers(event)) return;
    event.preventDefault();
    event.stopPropagation();
    setDraft(searchParams.read(new URL(link.href).searchParams));
  };

  const take = (event: FormEvent<HTMLElement>): void => {
    if (!(event.target instanceof HTMLFormElement)) return;
    event.preventDefault();
    event.stopPropagation();
    typed.current = null;
    setDraft(draftOfForm(event.target, scale));
  };

  const note = (event: FormEvent<HTMLElement>): void => {
    if (event.target instanceof HTMLInputElement && event.target.form) typed.current = event.target.form;
  };

  const apply = (): void => {
    const wanted = typed.current?.isConnected ? draftOfForm(typed.current, scale) : draft;
    onClose();
    if (searchParams.href(wanted) !== searchParams.href(search)) void navigate(searchParams.href(wanted));
  };

  return (
    <Drawer
      open
      narrow
      onOpenChange={onClose}
      title={intl.formatMessage(texts.filters)}
      texts={{ close: intl.formatMessage(texts.close) }}
      footer={
        <>
          {count > 0 && (
            <Button onClick={() => setDraft(withoutFilters(draft))}>{intl.formatMessage(texts.clear)}</Button>
          )}
          <Button variant="solid" onClick={apply}>
            {total < limits.searchWindow
              ? intl.formatMessage(
                  {
                    defaultMessage: "Show {count, plural, one {# product} other {# products}}",
                    description: "Search page: button in the footer of the filters",
                  },
                  { count: total },
                )
              : intl.formatMessage(
                  {
                    defaultMessage: "Show {count, number}+ products",
                    description:
                      "Search page: button in the foot of the filters; as many as are counted, or more",
                  },
                  { count: total },
                )}
          </Button>
        </>
      }
    >
      <div onClickCapture={follow} onSubmitCapture={take} onInput={note}>
        <Filters search={draft} facets={counted} tree={tree} />
      </div>
    </Drawer>
  );
}
