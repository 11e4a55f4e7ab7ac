import { isDeepStrictEqual } from "node:util";
import { getTableName, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { type Actor, recordAudit } from "../../audit/record-audit.ts";
import type { AppContext } from "../../context.ts";
import type { Queryable, Transaction } from "../../database/connection.ts";
import { lockTable } from "../../database/lock-table.ts";
import { publishTags } from "../../database/publish-tags.ts";
import { rowOf } from "../../database/rows.ts";
import { transaction } from "../../database/transaction.ts";
import type { EntryKind, Placed, Stored } from "./entry-kind.ts";
import { listOf, orderOf, placeEntry, readEntries, saveOrder } from "./entry-order.ts";
import { readFields } from "./fields.ts";
import { withPictures, type Pictures, type TakePicture } from "./pictures.ts";
import { Refused } from "./refused.ts";

type Context = Pick<AppContext, "db" | "clock" | "config">;
type Fact = Readonly<Record<string, unknown>>;

/** One written entry. */
export interface Change<Fields> {
  /** Number of an existing entry; undefined for a new one. */
  readonly id?: number | undefined;
  /** The new fields, given the existing ones. */
  readonly fields: (before: Fields | undefined) => object;
  /** Sentence prefix for errors: `Entry 2, `. */
  readonly at: string;
}

const newId = async (tx: Transaction, table: PgTable): Promise<number> => {
  const sequence = sql`pg_get_serial_sequence(${getTableName(table)}, 'id')`;
  return (await rowOf<{ id: number }>(tx, sql`select nextval(${sequence})::int as id`)).id;
};

const byNumber = (a: number, b: number): number => a - b;

/** The home page, activity pages, and every page's search field. */
const homeTags = ["home"];

const withPosition = async <Result>(at: string, work: () => Promise<Result>): Promise<Result> => {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Refused) throw new Refused(`${at}${error.message}`, { cause: error });
    throw error;
  }
};

/** The fields that differ. */
const differing = (fields: object, others: object): Fact => {
  const compared = new Map(Object.entries(others));
  return Object.fromEntries(
    Object.entries(fields).filter(([name, value]) => !isDeepStrictEqual(value, compared.get(name))),
  );
};

const recordChange = async <Fields extends Placed>(
  tx: Transaction,
  { clock }: Context,
  actor: Actor,
  { name, shopOf }: EntryKind<Fields>,
  before: Stored<Fields> | undefined,
  after: Stored<Fields> | undefined,
): Promise<void> => {
  const entry = after ?? before;
  if (!entry || (before && after && isDeepStrictEqual(before, after))) return;
  const { id } = entry;
  const act = {
    merchantId: (await shopOf?.(tx, entry)) ?? null,
    action: `${name}.${after ? "write" : "remove"}`,
    subject: `${name}:${id}`,
    ...(before && { before: differing(before, after ?? {}) }),
    ...(after && { after: differing(after, before ?? {}) }),
  };
  await recordAudit(tx, actor, act, clock.now());
};

interface Written<Fields> {
  readonly id: number | undefined;
  readonly fields: Fields;
  readonly at: string;
}

/** Reads and validates the new entries. @throws Refused */
const readChanges = async <Fields extends Placed>(
  db: Queryable,
  config: Context["config"],
  kind: EntryKind<Fields>,
  known: readonly Stored<Fields>[],
  changes: readonly Change<Fields>[],
): Promise<Written<Fields>[]> => {
  const before = new Map(known.map((entry) => [entry.id, entry]));
  const shape = typeof kind.shape === "function" ? kind.shape(config.timeZone) : kind.shape;
  const written: Written<Fields>[] = [];
  for (const { id, fields: fieldsOf, at } of changes) {
    const entry = id === undefined ? undefined : before.get(id);
    if (id !== undefined && !entry) throw new Refused(`${at}there is no ${kind.noun} ${id}.`);
    if (id !== undefined && written.some((other) => other.id === id))
      throw new Refused(`${at}${kind.noun} ${id} occurs twice.`);
    const fields = readFields(shape, fieldsOf(entry), at);
    await withPosition(at, async () => {
      await kind.check?.({ db, config }, fields, entry);
      kind.checkNew?.(
        known.filter((other) => other.id !== id),
        fields,
      );
    });
    written.push({ id, fields, at });
  }
  return written;
};

/** Prepares the pictures before taking the lock, because this takes seconds. @throws Refused */
const preparePictures = async <Fields extends Placed>(
  { db, config }: Context,
  kind: EntryKind<Fields>,
  changes: readonly Change<Fields>[],
  { prepare }: Pictures,
): Promise<void> => {
  const { takePictures } = kind;
  if (!takePictures) return;
  for (const { fields, at } of await readChanges(db, config, kind, await readEntries(db, kind), changes))
    await withPosition(at, () => takePictures(prepare, fields));
};

const writeLocked = async <Fields extends Placed>(
  tx: Transaction,
  ctx: Context,
  actor: Actor,
  kind: EntryKind<Fields>,
  changes: readonly Change<Fields>[],
  take: TakePicture,
): Promise<number[]> => {
  await lockTable(tx, kind.table);
  const known = await readEntries(tx, kind);
  const before = new Map(known.map((entry) => [entry.id, entry]));
  const written = await readChanges(tx, ctx.config, kind, known, changes);
  const order = orderOf(kind, known);
  const ids: number[] = [];
  for (const { id: given, fields, at } of written) {
    const id = given ?? (await newId(tx, kind.table));
    const whole = await withPosition(at, async () => (await kind.takePictures?.(take, fields)) ?? fields);
    await kind.save(tx, id, whole);
    placeEntry(order, listOf(kind, whole), id, fields.position);
    ids.push(id);
  }
  if (!kind.isUnordered) await saveOrder(tx, kind.table, order);
  const saved = await readEntries(tx, kind);
  kind.checkAll?.(saved, ids);
  const after = new Map(saved.map((entry) => [entry.id, entry]));
  for (const id of ids) await recordChange(tx, ctx, actor, kind, before.get(id), after.get(id));
  const entries = ids.flatMap((id) => [before.get(id), after.get(id)]).filter((entry) => entry !== undefined);
  await publishTags(tx, [
    ...(kind.tags ?? homeTags),
    ...entries.flatMap((entry) => kind.tagsOf?.(entry) ?? []),
  ]);
  return ids;
};

/**
 * Writes entries; all of them, or none if one is refused.
 * @param folder base folder of relative picture paths; null allows only pictures of the shop
 * @returns their numbers
 * @throws Refused
 */
export const writeEntries = <Fields extends Placed>(
  ctx: Context,
  actor: Actor,
  kind: EntryKind<Fields>,
  changes: readonly Change<Fields>[],
  folder: string | null,
): Promise<number[]> =>
  withPictures(ctx.db, { media: ctx.config, folder, accountId: actor.accountId }, async (pictures) => {
    await preparePictures(ctx, kind, changes, pictures);
    return transaction(ctx.db, (tx) => writeLocked(tx, ctx, actor, kind, changes, pictures.keepIn(tx)));
  });

/**
 * Removes entries; all of them, or none if one is missing or in use.
 * @param guard throws to refuse an entry that its author saw otherwise
 * @throws Refused
 */
export const removeEntries = <Fields extends Placed>(
  ctx: Context,
  actor: Actor,
  kind: EntryKind<Fields>,
  ids: readonly number[],
  guard?: (entry: Stored<Fields>) => void,
): Promise<void> =>
  transaction(ctx.db, async (tx) => {
    await lockTable(tx, kind.table);
    const before = new Map((await readEntries(tx, kind)).map((entry) => [entry.id, entry]));
    for (const id of new Set(ids)) {
      const entry = before.get(id);
      if (!entry) throw new Refused(`There is no ${kind.noun} ${id}.`);
      guard?.(entry);
      await kind.checkRemoval?.(tx, entry);
      if (kind.remove) await kind.remove(tx, entry);
      else await tx.execute(sql`delete from ${kind.table} where id = ${id}::int`);
      await recordChange(tx, ctx, actor, kind, entry, undefined);
      if (kind.tagsOf) await publishTags(tx, kind.tagsOf(entry));
    }
    await publishTags(tx, kind.tags ?? homeTags);
  });

/**
 * Reorders one list of entries.
 * @param guard receives the stored order of the list and throws to refuse the write
 * @param ids the list in its new order
 * @throws Refused unless `ids` are the entries of one list
 */
export const orderEntries = <Fields extends Placed>(
  ctx: Context,
  actor: Actor,
  kind: EntryKind<Fields>,
  ids: readonly number[],
  guard: (stored: readonly number[]) => void,
): Promise<void> =>
  transaction(ctx.db, async (tx) => {
    await lockTable(tx, kind.table);
    const order = orderOf(kind, await readEntries(tx, kind));
    const [list, stored] = [...order].find(([, members]) => members.includes(ids[0] ?? 0)) ?? ["", []];
    guard(stored);
    if (!isDeepStrictEqual(ids.toSorted(byNumber), stored.toSorted(byNumber)))
      throw new Refused(`The order must name every ${kind.noun} of one list once.`);
    if (isDeepStrictEqual([...ids], stored)) return;
    await saveOrder(tx, kind.table, new Map([[list, [...ids]]]));
    const act = {
      merchantId: null,
      action: `${kind.name}.order`,
      subject: kind.name,
      before: { ids: stored },
      after: { ids },
    };
    await recordAudit(tx, actor, act, ctx.clock.now());
    await publishTags(tx, kind.tags ?? homeTags);
  });
