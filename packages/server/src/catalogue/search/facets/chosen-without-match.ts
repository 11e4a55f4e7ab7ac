import type { WireLocale } from "@carmine/api/contract";
import { sql } from "drizzle-orm";
import type { Queryable } from "../../../database/connection.ts";
import { rowsOf } from "../../../database/rows.ts";
import { textInSql } from "../../../shared/localized-text.ts";
import type { FacetCount } from "../facet-count.ts";
import type { Filters } from "../query/filters.ts";

interface Choice {
  readonly key: FacetCount["key"];
  readonly value: string;
}

const choicesOf = ({ brandIds, merIds, options }: Filters): Choice[] => [
  ...brandIds.map((id): Choice => ({ key: "brandId", value: String(id) })),
  ...merIds.map((id): Choice => ({ key: "merId", value: String(id) })),
  ...[...options].flatMap(([key, values]) =>
    values.map((value): Choice => ({ key: `option:${key}`, value })),
  ),
];

/**
 * Brands, shops and options that are chosen in a search, of which the other filters leave nothing: they are shown by their
 * names with no match, so that one knows what to take away. Those that don't exist are left out.
 */
export const readChosenWithoutMatch = async (
  db: Queryable,
  filters: Filters,
  counts: readonly FacetCount[],
  locale: WireLocale,
): Promise<FacetCount[]> => {
  const choices = choicesOf(filters);
  if (choices.length === 0) return [];
  const counted = new Set(counts.map(({ key, value }) => `${key} ${value}`));
  const missing = choices.filter(({ key, value }) => !counted.has(`${key} ${value}`));
  if (missing.length === 0) return [];
  const rows = await rowsOf<Choice & { name: string | null }>(
    db,
    sql`with c as (select key, value from json_to_recordset(${JSON.stringify(missing)}::json) as c(key text, value text))
      select c.key, c.value, b.name from c join brand b on c.key = 'brandId' and b.id::text = c.value
      union all
      select c.key, c.value, m.name from c join merchant m on c.key = 'merId' and m.id::text = c.value and m.is_open
      union all
      select c.key, c.value, ${textInSql("v.name", locale)}
      from c join facet_name n on 'option:' || n.key = c.key
        left join facet_value v on v.key = n.key and v.value = c.value`,
  );
  return rows.map((row) => ({ ...row, count: 0, low: null, high: null, isPartial: false }));
};
