import { queries, type Category } from "@carmine/api/hooks";
import { CategoryMenu, type CategoryEntry } from "@carmine/design-system";
import { listSeparator, type Locale } from "@carmine/i18n";
import { defineMessages, useIntl, type IntlShape } from "@carmine/i18n/react";
import { useQuery } from "@tanstack/react-query";
import { useState, type ReactElement } from "react";
import { useApp } from "../../../app/AppContext.tsx";
import { useProductTexts } from "../../../features/products/use-product-texts.ts";
import { categoryEntries } from "./category-entries.ts";
import { drawerId } from "./drawer-id.ts";
import { chipsOf, promosOf } from "./panel-content.ts";

const texts = defineMessages({
  all: { defaultMessage: "All categories", description: "First cell of the red bar" },
  bestSellers: { defaultMessage: "Best sellers", description: "Link of the red bar, and other places" },
  more: { defaultMessage: "More departments", description: "Footer: heading of a column, and other places" },
});

const known = new WeakMap<readonly Category[], CategoryEntry[]>();

/** Cached per category tree, which all pages of a language share. */
const entriesOf = (tree: readonly Category[], intl: IntlShape, locale: Locale): CategoryEntry[] => {
  const made = known.get(tree);
  if (made) return made;
  const more = intl.formatMessage(texts.more);
  const entries = categoryEntries(tree, { more, separator: listSeparator(locale) });
  known.set(tree, entries);
  return entries;
};

/** Brands and best sellers of the department whose panel is open; they are loaded when it opens. */
const usePanelContent = (department: Category | undefined): Partial<CategoryEntry> => {
  const { api } = useApp();
  const intl = useIntl();
  const { money } = useProductTexts();
  const cid = department?.id ?? 0;
  const enabled = department !== undefined;
  // The brands of the previous department must not be shown.
  const counted = { ...queries.productFacets(api, { cid }), enabled, placeholderData: undefined };
  const facets = useQuery(counted).data ?? [];
  const ranking = useQuery({ ...queries.leaderboard(api, cid), enabled });
  if (!department) return {};
  return {
    chips: chipsOf(facets, department),
    promosLabel: intl.formatMessage(texts.bestSellers),
    promos: ranking.isError ? [] : promosOf(ranking.data, money),
  };
};

/** The menu of the red bar. Before hydration, links and drawer work without JavaScript. */
export default function HeaderCategoryMenu({ alwaysOpen }: { alwaysOpen: boolean }): ReactElement {
  const { api, locale } = useApp();
  const intl = useIntl();
  const tree = useQuery(queries.categoryTree(api)).data;
  const [openId, setOpenId] = useState<string | null>(null);
  const department = tree?.find(({ id }) => String(id) === openId);
  const content = usePanelContent(department);
  const entries = tree ? entriesOf(tree, intl, locale) : [];
  return (
    <CategoryMenu
      label={intl.formatMessage(texts.all)}
      entries={
        department
          ? entries.map((entry) => (entry.id === openId ? { ...entry, ...content } : entry))
          : entries
      }
      drawerId={drawerId}
      alwaysOpen={alwaysOpen}
      onPanelChange={setOpenId}
    />
  );
}
