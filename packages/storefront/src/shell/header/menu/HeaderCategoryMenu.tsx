import { queries, type Category } from "@carmine/api/hooks";
import { CategoryMenu, type CategoryEntry } from "@carmine/design-system";
import type { Locale } from "@carmine/i18n";
import { useIntl, type IntlShape } from "@carmine/i18n/react";
import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { useApp } from "../../../app/AppContext.tsx";
import { listSeparator } from "../../../features/list-separator.ts";
import { categoryEntries } from "./category-entries.ts";
import { drawerId } from "./drawer-id.ts";

const known = new WeakMap<readonly Category[], CategoryEntry[]>();

/** Cached per category tree, which all pages of a language share. */
const entriesOf = (tree: readonly Category[], intl: IntlShape, locale: Locale): CategoryEntry[] => {
  const made = known.get(tree);
  if (made) return made;
  const more = intl.formatMessage({
    defaultMessage: "More departments",
    description: "Footer: head of a column, and other places",
  });
  const entries = categoryEntries(tree, { more, separator: listSeparator(locale) });
  known.set(tree, entries);
  return entries;
};

/** The menu of the red bar. Before hydration, links and drawer work without JavaScript. */
export default function HeaderCategoryMenu({ alwaysOpen }: { alwaysOpen: boolean }): ReactElement {
  const { api, locale } = useApp();
  const intl = useIntl();
  const tree = useQuery(queries.categoryTree(api)).data;
  return (
    <CategoryMenu
      label={intl.formatMessage({
        defaultMessage: "All categories",
        description: "First cell of the red bar",
      })}
      entries={tree ? entriesOf(tree, intl, locale) : []}
      drawerId={drawerId}
      alwaysOpen={alwaysOpen}
    />
  );
}
