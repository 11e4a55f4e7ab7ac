import { propertyKinds, propertyUnits } from "@carmine/api/contract";
import { eq, inArray, sql } from "drizzle-orm";
import * as z from "zod/mini";
import { type Actor, recordAudit } from "../../audit/record-audit.ts";
import { entryShape, flagField, localizedField, oneOf, readFields } from "../editing/fields.ts";
import { Refused } from "../editing/refused.ts";
import type { AppContext } from "../../context.ts";
import type { Transaction } from "../../database/connection.ts";
import { publishTags } from "../../database/publish-tags.ts";
import { category } from "../../database/schema/catalogue.ts";
import { categoryProperty, property } from "../../database/schema/properties.ts";
import { transaction } from "../../database/transaction.ts";
import { tireFacetNames } from "../../catalogue/search/facets/facet-names.ts";

const keyField = z
  .string("must be a text.")
  .check(z.regex(/^[a-z0-9][a-z0-9.-]{0,39}$/, "must be lowercase letters, digits, dots and hyphens."));
const nameField = localizedField(60);

/** A property in an operator's file. */
const propertyShape = entryShape({
  key: keyField,
  name: nameField,
  kind: oneOf(propertyKinds),
  unit: z.optional(z.nullable(oneOf(propertyUnits))),
  choices: z.optional(z.array(entryShape({ key: keyField, name: nameField }))),
  isFilter: z.optional(flagField),
  /** Numbers of the categories that have it. */
  categories: z.array(z.int("must be the number of a category.")),
});

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

/**
 * Writes a property of an operator's file and assigns it to its categories, after their other properties.
 * @param at sentence prefix for errors: `Entry 2, `
 * @throws Refused
 */
export const writeProperty = (
  { db, clock }: Pick<AppContext, "db" | "clock">,
  actor: Actor,
  written: object,
  at: string,
): Promise<void> =>
  transaction(db, async (tx) => {
    const { categories, ...fields } = readFields(propertyShape, written, at);
    const { key, kind, choices = [], unit = null, isFilter = false } = fields;
    if (kind === "choice" && choices.length === 0)
      throw new Refused(`${at}choices: is empty; a choice needs at least one value`);
    if (kind !== "number" && unit !== null) throw new Refused(`${at}unit: only a number has a unit`);
    const known = await tx.select({ id: category.id }).from(category).where(inArray(category.id, categories));
    const missing = categories.find((id) => !known.some((row) => row.id === id));
    if (missing !== undefined)
      throw new Refused(
        `${at}categories: there is no category ${missing}; use the number in the URL of its page`,
      );
    const [before] = await tx.select().from(property).where(eq(property.key, key)).for("update");
    const row = { ...fields, choices, unit, isFilter };
    await tx.insert(property).values(row).onConflictDoUpdate({ target: property.key, set: row });
    await tx.delete(categoryProperty).where(eq(categoryProperty.propertyKey, key));
    for (const categoryId of categories)
      await tx.execute(sql`insert into category_property (category_id, property_key, sort)
        select ${categoryId}, ${key}, coalesce(max(sort) + 1, 0) from category_property where category_id = ${categoryId}`);
    await tx.execute(sql`insert into facet_name (key, name) values (${key}, ${JSON.stringify(fields.name)}::jsonb)
      on conflict (key) do update set name = excluded.name`);
    for (const choice of choices)
      await tx.execute(sql`insert into facet_value (key, value, name)
        values (${key}, ${choice.key}, ${JSON.stringify(choice.name)}::jsonb)
        on conflict (key, value) do update set name = excluded.name`);
    if ((before?.isFilter ?? false) !== isFilter) await rewriteFacets(tx, key, isFilter);
    const act = {
      merchantId: null,
      action: "property.write",
      subject: `property:${key}`,
      ...(before && { before }),
      after: { ...row, categories },
    };
    await recordAudit(tx, actor, act, clock.now());
    await publishTags(tx, [...categories.map((id) => `category:${id}`), "search", "home"]);
  });

/** Removes a property from all categories and its filter from lists; products keep the value. @throws Refused */
export const removeProperty = (
  { db, clock }: Pick<AppContext, "db" | "clock">,
  actor: Actor,
  key: string,
): Promise<void> =>
  transaction(db, async (tx) => {
    const [before] = await tx.delete(property).where(eq(property.key, key)).returning();
    if (!before) throw new Refused(`there is no property "${key}"; list them with "shop property"`);
    if (before.isFilter) await rewriteFacets(tx, key, false);
    const act = { merchantId: null, action: "property.remove", subject: `property:${key}`, before };
    await recordAudit(tx, actor, act, clock.now());
    await publishTags(tx, ["search", "home"]);
  });
