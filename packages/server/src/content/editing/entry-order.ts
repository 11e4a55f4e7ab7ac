import { sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Queryable, Transaction } from "../../database/connection.ts";
import type { EntryKind, Placed, Stored } from "./entry-kind.ts";

/** Numbers of the entries per list, in order. */
export type EntryOrder = Map<string, number[]>;

export const listOf = <Fields extends Placed>(
  { listOf: nameOf }: EntryKind<Fields>,
  fields: Fields,
): string => nameOf?.(fields) ?? "";

export const orderOf = <Fields extends Placed>(
  kind: EntryKind<Fields>,
  entries: readonly Stored<Fields>[],
): EntryOrder =>
  new Map(
    [...Map.groupBy(entries, (entry) => listOf(kind, entry))].map(([list, members]) => [
      list,
      members.map(({ id }) => id),
    ]),
  );

/** All entries of a kind, with positions if they are ordered. */
export const readEntries = async <Fields extends Placed>(
  db: Queryable,
  kind: EntryKind<Fields>,
): Promise<Stored<Fields>[]> => {
  const entries = await kind.read(db);
  if (kind.isUnordered) return entries;
  const order = orderOf(kind, entries);
  return entries.map((entry) => ({
    ...entry,
    position: (order.get(listOf(kind, entry)) ?? []).indexOf(entry.id) + 1,
  }));
};

/** Moves an entry to its position. Without one it stays, or is appended to a list that is new to it. */
export const placeEntry = (
  order: EntryOrder,
  list: string,
  id: number,
  position: number | undefined,
): void => {
  if (position === undefined && order.get(list)?.includes(id)) return;
  for (const [name, ids] of order)
    order.set(
      name,
      ids.filter((other) => other !== id),
    );
  const others = order.get(list) ?? [];
  order.set(list, others.toSpliced((position ?? others.length + 1) - 1, 0, id));
};

export const saveOrder = async (tx: Transaction, table: PgTable, order: EntryOrder): Promise<void> => {
  for (const ids of order.values())
    await tx.execute(sql`update ${table} t set sort = o.place
      from unnest(${`{${ids.join(",")}}`}::int[]) with ordinality o(id, place)
      where t.id = o.id and t.sort <> o.place`);
};
