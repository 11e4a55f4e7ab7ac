import { operatorCategoryList, propertyCalls, textIn } from "@carmine/api/contract";
import { TreeSelect } from "@carmine/design-system";
import { useIntl } from "@carmine/i18n/react";
import { useRead } from "../../../app/endpoints.ts";
import { text, useUrlState } from "../../../app/url-state.ts";
import { rowsInTreeOrder, targetNodes } from "../../../features/catalog/category-tree.ts";
import { EntryListPage } from "../../../features/entries/EntryListPage.tsx";
import { propertyKind } from "../../../features/entries/kinds/catalog-kinds.ts";
import { useTextLocale } from "../../../features/entries/use-value-text.ts";
import * as entries from "../../../features/entries/entries.css.ts";

const params = { category: text };

/** Typed properties of products, all or those of a category. */
const PropertiesPage = () => {
  const intl = useIntl();
  const locale = useTextLocale();
  const [{ category }, set] = useUrlState(params);
  const { data = [] } = useRead(operatorCategoryList, {});
  const byId = new Map(data.map((entry) => [entry.id, entry]));
  /** The category and those above it, whose properties its products have, too. */
  const pathOf = (id: number): number[] => {
    const entry = byId.get(id);
    return entry ? [id, ...(entry.pid === null ? [] : pathOf(entry.pid))] : [];
  };
  const path = category === "" ? undefined : new Set(pathOf(Number(category)));
  const nameOf = ({ name }: (typeof data)[number]): string => textIn(name, locale);
  return (
    <EntryListPage
      kind={propertyKind}
      list={propertyCalls.list}
      filter={
        <TreeSelect
          className={entries.half}
          label={intl.formatMessage({ defaultMessage: "Category", description: "Console: field" })}
          placeholder={intl.formatMessage({
            defaultMessage: "All categories",
            description: "Console properties: filter",
          })}
          nodes={targetNodes(rowsInTreeOrder(data), 0, 0, nameOf)}
          value={category}
          onValueChange={(id) => set({ category: id })}
        />
      }
      matches={({ categories }) =>
        path === undefined ||
        (Array.isArray(categories) && categories.some((id: unknown) => path.has(Number(id))))
      }
    />
  );
};

export default PropertiesPage;
