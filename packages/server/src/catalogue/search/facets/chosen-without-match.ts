import type { WireLocale } from "@carmine/api/contract";
import { sql } from "drizzle-orm";
import type { Queryable } from "../../../database/connection.ts";
import { rowsOf } from "../../../database/rows.ts";
import { arrayText } from "../../../database/statement.ts";
import { textInSql } from "../../../shared/localized-text.ts";
import type { CountedValue, FacetCounts, ValueFacet } from "../facet-counts.ts";
import type { Filters } from "../query/filters.ts";

/** The options in facet notation, `key` without its prefix. */
const optionsOf = ({ options }: Filters): { key: string; value: string }[] =>
  [...options].flatMap(([key, values]) => values.map((value) => ({ key, value })));

/**
 * Adds chosen brands, shops and options without results, so that shoppers see which filter to remove. Missing
 * ones are omitted.
 */
export const withChosen = async (
  db: Queryable,
  counts: FacetCounts,
  filters: Filters,
  locale: WireLocale,
): Promise<FacetCounts> => {
  const isCounted = (facet: ValueFacet, wanted: number | string): boolean =>
    counts.values.get(facet)?.some(({ value }) => value === String(wanted)) ?? false;
  const brands = filters.brandIds.filter((id) => !isCounted("brandId", id));
  const shops = filters.merIds.filter((id) => !isCounted("merId", id));
  const options = optionsOf(filters).filter(({ key, value }) => !isCounted(`option:${key}`, value));
  if (brands.length + shops.length + options.length === 0) return counts;
  const rows = await rowsOf<{ key: ValueFacet } & Pick<CountedValue, "value" | "name">>(
    db,
    sql`select 'brandId' as key, id::text as value, name from brand where id = any(${arrayText(brands)}::int[])
      union all
      select 'merId', id::text, name from merchant where id = any(${arrayText(shops)}::int[]) and is_open
      union all
      select 'option:' || n.key, c.value, ${textInSql("v.name", locale)}
      from json_to_recordset(${JSON.stringify(options)}::json) as c(key text, value text)
        join facet_name n on n.key = c.key left join facet_value v on v.key = c.key and v.value = c.value`,
  );
  const values = new Map(counts.values);
  for (const { key, value, name } of rows)
    values.set(key, [...(values.get(key) ?? []), { value, name, count: 0 }]);
  return { ...counts, values };
};
