import {
  catalogLimits,
  productTag,
  propertyKinds,
  propertyUnits,
  type PropertyKind,
  type PropertyUnit,
} from "@carmine/api/contract";
import { eq, inArray, sql } from "drizzle-orm";
import * as z from "zod/mini";
import { tireFacetNames } from "../../catalogue/search/facets/facet-names.ts";
import type { Queryable, Transaction } from "../../database/connection.ts";
import { publishTags } from "../../database/publish-tags.ts";
import { rowsOf } from "../../database/rows.ts";
import { category } from "../../database/schema/catalogue.ts";
import { categoryProperty, property } from "../../database/schema/properties.ts";
import type { LocalizedText } from "../../shared/localized-text.ts";
import type { PropertyChoice } from "../../shared/product-properties.ts";
import type { EntryKind, Placed } from "./entry-kind.ts";
import { entryShape, flagField, localizedField, oneOf, textField } from "./fields.ts";
import { Refused } from "./refused.ts";
import { writeRow } from "./write-row.ts";

export interface PropertyFields extends Placed {
  readonly key: string;
  readonly name: LocalizedText;
  readonly kind: PropertyKind;
  readonly unit: PropertyUnit | null;
  readonly choices: PropertyChoice[];
  readonly isFilter: boolean;
  /** Numbers of the categories that have it. */
  readonly categories: number[];
}

const keyField = textField(catalogLimits.propertyKey);
const nameField = localizedField(catalogLimits.property);

const hasValues = async (db: Queryable, key: string): Promise<boolean> =>
  (await rowsOf(db, sql`select from product where properties ? ${key} limit 1`)).length > 0;

/**
 * Adds the filter values of the property to the products that have it, or removes them.
 * Width, profile and rim are derived from sizes instead (see `propertyFacets`).
 */
const rewriteFacets = async (tx: Transaction, key: string, isFilter: boolean): Promise<void> => {
  if (key in tireFacetNames) return;
  const prefix = `${key}:`;
  const own = sql`case when ${isFilter} and p.properties ? ${key} then array(
      select ${prefix} || lower(v #>> '{}') from jsonb_array_elements(
        case jsonb_typeof(p.properties -> ${key}) when 'array' then p.properties -> ${key}
          else jsonb_build_array(p.properties -> ${key}) end) v) else '{}' end`;
  const others = sql`array(select f from unnest(facets) f where not starts_with(f, ${prefix}))`;
  await tx.execute(sql`update sku set facets = kept || own from (
      select s.id as sku_id, ${own} as own, array(select f from unnest(s.facets) f where not starts_with(f, ${prefix})) as kept
      from sku s join product p on p.id = s.product_id where p.properties ? ${key}) n where n.sku_id = sku.id`);
  await tx.execute(
    sql`update product p set facets = ${others} || ${own}, updated_at = now() where p.properties ? ${key}`,
  );
};

const wrongKey = { text: { key: "propertyKeyWrong" } } as const;
const wrongChoices = { text: { key: "propertyChoicesWrong" } } as const;

const checkKeys = ({ key, kind, choices, unit }: PropertyFields): void => {
  const keys = [key, ...choices.map((choice) => choice.key)];
  if (!keys.every((one) => /^[a-z0-9][a-z0-9.-]*$/.test(one)))
    throw new Refused("key: must be lowercase letters, digits, dots and hyphens.", wrongKey);
  if (kind === "choice" && choices.length === 0)
    throw new Refused("choices: is empty; a choice needs at least one value", wrongChoices);
  if (new Set(choices.map((choice) => choice.key)).size < choices.length)
    throw new Refused("choices: a key occurs twice", wrongChoices);
  if (kind !== "number" && unit !== null) throw new Refused("unit: only a number has a unit");
};

const checkCategories = async (db: Queryable, { categories }: PropertyFields): Promise<void> => {
  const known = await db.select({ id: category.id }).from(category).where(inArray(category.id, categories));
  const missing = categories.find((id) => !known.some((row) => row.id === id));
  if (missing !== undefined)
    throw new Refused(`categories: there is no category ${missing}; use the number in the URL of its page`, {
      text: { key: "categoryUnknown" },
    });
};

/** Properties stay at their position in the specification table of a category; new ones are last. */
const writeCategories = async (tx: Transaction, { key, categories }: PropertyFields): Promise<void> => {
  const ids = sql.param(categories);
  await tx.execute(
    sql`delete from category_property where property_key = ${key} and category_id <> all(${ids}::int[])`,
  );
  await tx.execute(sql`insert into category_property (category_id, property_key, sort)
    select id, ${key}, (select coalesce(max(sort) + 1, 0) from category_property where category_id = id)
    from unnest(${ids}::int[]) id on conflict do nothing`);
};

/** Names of the filter and of its values. */
const writeFacetNames = async (tx: Transaction, { key, name, choices }: PropertyFields): Promise<void> => {
  await tx.execute(sql`insert into facet_name (key, name) values (${key}, ${JSON.stringify(name)}::jsonb)
    on conflict (key) do update set name = excluded.name`);
  for (const choice of choices)
    await tx.execute(sql`insert into facet_value (key, value, name)
      values (${key}, ${choice.key}, ${JSON.stringify(choice.name)}::jsonb)
      on conflict (key, value) do update set name = excluded.name`);
};

/** Invalidates the pages of the products that have a value. */
const publishProducts = async (tx: Transaction, key: string): Promise<void> => {
  const rows = await rowsOf<{ id: number }>(tx, sql`select id from product where properties ? ${key}`);
  await publishTags(
    tx,
    rows.map(({ id }) => productTag(id)),
  );
};

/** Typed properties of products, with the categories that have them. */
export const propertyKind: EntryKind<PropertyFields> = {
  name: "property",
  noun: "property",
  table: property,
  isUnordered: true,
  shape: entryShape({
    key: keyField,
    name: nameField,
    kind: oneOf(propertyKinds),
    unit: z.nullable(oneOf(propertyUnits)),
    choices: z.array(entryShape({ key: keyField, name: nameField })),
    isFilter: flagField,
    categories: z.array(z.int("must be the number of a category.")),
  }),
  initial: { unit: null, choices: [], isFilter: false },
  tags: ["home", "search"],
  read: async (db) => {
    const links = await db.select().from(categoryProperty).orderBy(categoryProperty.categoryId);
    const byKey = Map.groupBy(links, ({ propertyKey }) => propertyKey);
    return (
      await db
        .select()
        .from(property)
        .orderBy(sql`lower(${property.name} ->> 'en')`)
    ).map((row) => ({
      ...row,
      categories: (byKey.get(row.key) ?? []).map(({ categoryId }) => categoryId),
    }));
  },
  check: async ({ db }, fields, before) => {
    checkKeys(fields);
    await checkCategories(db, fields);
    if (before && before.key !== fields.key)
      throw new Refused("key: can’t change; products and files refer to it");
    if (before && before.kind !== fields.kind && (await hasValues(db, fields.key)))
      throw new Refused("kind: can’t change while products have a value", {
        text: { key: "propertyKindFixed" },
      });
  },
  checkNew: (others, { key }) => {
    if (others.some((other) => other.key === key))
      throw new Refused(`key: “${key}” exists already.`, { text: { key: "entryExists" } });
  },
  remove: async (tx, { id, key, isFilter }) => {
    await tx.delete(property).where(eq(property.id, id));
    if (isFilter) await rewriteFacets(tx, key, false);
    await publishProducts(tx, key);
  },
  save: async (tx, id, fields) => {
    const { categories: _categories, position: _position, ...row } = fields;
    const [before] = await tx.select().from(property).where(eq(property.id, id));
    await writeRow(tx, property, id, row);
    await writeCategories(tx, fields);
    await writeFacetNames(tx, fields);
    if ((before?.isFilter ?? false) !== fields.isFilter) await rewriteFacets(tx, fields.key, fields.isFilter);
    await publishProducts(tx, fields.key);
  },
};
