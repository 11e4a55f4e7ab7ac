import { eq } from "drizzle-orm";
import type { Actor } from "../../audit/record-audit.ts";
import type { AppContext } from "../../context.ts";
import type { Queryable } from "../../database/connection.ts";
import { property } from "../../database/schema/properties.ts";
import { propertyKind } from "../editing/properties.ts";
import { Refused } from "../editing/refused.ts";
import { removeEntries, writeEntries } from "../editing/write-entries.ts";

type Context = Pick<AppContext, "db" | "clock" | "config">;

const idOf = async (db: Queryable, key: string): Promise<number | undefined> => {
  const [row] = await db.select({ id: property.id }).from(property).where(eq(property.key, key));
  return row?.id;
};

/**
 * Writes a property of an operator's file and assigns it to its categories.
 * @param at sentence prefix for errors: `Entry 2, `
 * @throws Refused
 */
export const writeProperty = async (
  ctx: Context,
  actor: Actor,
  written: object,
  at: string,
): Promise<void> => {
  const { key }: { key?: unknown } = written;
  const id = typeof key === "string" ? await idOf(ctx.db, key) : undefined;
  const change = { id, fields: () => ({ ...propertyKind.initial, ...written }), at };
  await writeEntries(ctx, actor, propertyKind, [change], null);
};

/** Removes a property from all categories and its filter from lists; products keep the value. @throws Refused */
export const removeProperty = async (ctx: Context, actor: Actor, key: string): Promise<void> => {
  const id = await idOf(ctx.db, key);
  if (id === undefined) throw new Refused(`there is no property "${key}"; list them with "shop property"`);
  await removeEntries(ctx, actor, propertyKind, [id]);
};
