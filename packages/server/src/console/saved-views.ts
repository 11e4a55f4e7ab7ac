import { Code, maxViews, type ConsoleView, type viewLists } from "@carmine/api/contract";
import { and, asc, eq, isNull, sql, type SQL } from "drizzle-orm";
import type { AppContext } from "../context.ts";
import type { Queryable } from "../database/connection.ts";
import { consoleView } from "../database/schema/console.ts";
import { transaction } from "../database/transaction.ts";
import { membershipsOf } from "../http/callers/roles.ts";
import { Failure, notFound } from "../http/envelope/failure.ts";

/** A list of a workspace; without a shop it is the marketplace's. */
interface ViewedList {
  readonly list: (typeof viewLists)[number];
  readonly merId?: number | null | undefined;
}

/** @throws Failure 404 unless the account works there */
const requirePlace = async (db: Queryable, accountId: number, { merId }: ViewedList): Promise<void> => {
  const places = await membershipsOf(db, accountId);
  if (!places.some(({ merchantId }) => merchantId === (merId ?? null))) throw notFound();
};

const ofList = (accountId: number, { list, merId }: ViewedList): SQL | undefined =>
  and(
    eq(consoleView.accountId, accountId),
    eq(consoleView.list, list),
    merId == null ? isNull(consoleView.merchantId) : eq(consoleView.merchantId, merId),
  );

const named = (name: string): SQL => eq(sql`lower(${consoleView.name})`, name.toLowerCase());

export const listViews = async (
  { db }: Pick<AppContext, "db">,
  accountId: number,
  of: ViewedList,
): Promise<ConsoleView[]> => {
  await requirePlace(db, accountId, of);
  return db
    .select({ name: consoleView.name, query: consoleView.query })
    .from(consoleView)
    .where(ofList(accountId, of))
    .orderBy(asc(sql`lower(${consoleView.name})`));
};

/** Saves a view in place of the one with its name. @throws Failure 400 if there are too many */
export const saveView = (
  { db, clock }: Pick<AppContext, "db" | "clock">,
  accountId: number,
  { name, query, ...of }: ViewedList & ConsoleView,
): Promise<void> =>
  transaction(db, async (tx) => {
    await requirePlace(tx, accountId, of);
    await tx.delete(consoleView).where(and(ofList(accountId, of), named(name)));
    if ((await tx.$count(consoleView, ofList(accountId, of))) >= maxViews)
      throw new Failure(Code.badRequest, "tooManyViews", { count: maxViews });
    await tx.insert(consoleView).values({
      accountId,
      list: of.list,
      merchantId: of.merId ?? null,
      name,
      query,
      createdAt: clock.now(),
    });
  });

export const removeView = async (
  { db }: Pick<AppContext, "db">,
  accountId: number,
  { name, ...of }: ViewedList & Pick<ConsoleView, "name">,
): Promise<void> => {
  await requirePlace(db, accountId, of);
  await db.delete(consoleView).where(and(ofList(accountId, of), named(name)));
};
