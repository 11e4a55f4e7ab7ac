import type { OperatorApplication, WireLocale } from "@carmine/api/contract";
import { and, asc, count, desc, eq, isNotNull, ne, sql } from "drizzle-orm";
import type { AppContext } from "../../context.ts";
import type { Queryable } from "../../database/connection.ts";
import { account } from "../../database/schema/accounts.ts";
import { application, applicationQuestion } from "../../database/schema/applications.ts";
import { merchant, merchantCategory, merchantType } from "../../database/schema/merchants.ts";
import { masterOrder } from "../../database/schema/ordering.ts";
import { notFound } from "../../http/envelope/failure.ts";
import { textIn } from "../../shared/localized-text.ts";
import { wireSummary } from "./read-applications.ts";

const paidOrders = async (db: Queryable, accountId: number): Promise<number> => {
  const [row] = await db
    .select({ orders: count() })
    .from(masterOrder)
    .where(and(eq(masterOrder.accountId, accountId), isNotNull(masterOrder.paidAt)));
  return row?.orders ?? 0;
};

const isNameTaken = async (db: Queryable, { name, merchantId }: typeof application.$inferSelect) => {
  const [shop] = await db
    .select({ id: merchant.id })
    .from(merchant)
    .where(and(sql`lower(${merchant.name}) = lower(${name})`, ne(merchant.id, merchantId ?? 0)));
  return shop !== undefined;
};

const questionsOf = async (db: Queryable, id: number): Promise<OperatorApplication["questions"]> => {
  const rows = await db
    .select({ question: applicationQuestion, nickname: account.nickname })
    .from(applicationQuestion)
    .leftJoin(account, eq(account.id, applicationQuestion.accountId))
    .where(eq(applicationQuestion.applicationId, id))
    .orderBy(asc(applicationQuestion.id));
  return rows.map(({ question, nickname }) => ({
    id: question.id,
    text: question.text,
    nickname,
    at: question.createdAt.toISOString(),
  }));
};

const othersOf = async (
  db: Queryable,
  id: number,
  accountId: number,
): Promise<OperatorApplication["others"]> => {
  const rows = await db
    .select()
    .from(application)
    .where(and(eq(application.accountId, accountId), ne(application.id, id)))
    .orderBy(desc(application.id));
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    auditStatus: row.status,
    denialReason: row.denialReason,
    createAt: row.createdAt.toISOString(),
  }));
};

/** An application for the operator. @throws Failure 404 if there is none */
export const readApplication = async (
  { db, clock }: Pick<AppContext, "db" | "clock">,
  id: number,
  locale: WireLocale,
): Promise<OperatorApplication> => {
  const [found] = await db
    .select({ row: application, applicant: account, trade: merchantCategory, type: merchantType })
    .from(application)
    .innerJoin(account, eq(account.id, application.accountId))
    .innerJoin(merchantCategory, eq(merchantCategory.id, application.categoryId))
    .innerJoin(merchantType, eq(merchantType.id, application.typeId))
    .where(eq(application.id, id));
  if (!found) throw notFound();
  const { row, applicant, trade, type } = found;
  const [orderCount, isTaken, questions, others] = await Promise.all([
    paidOrders(db, applicant.id),
    isNameTaken(db, row),
    questionsOf(db, id),
    othersOf(db, id, applicant.id),
  ]);
  return {
    ...wireSummary(row, clock.now()),
    categoryName: textIn(trade.name, locale),
    categoryFee: trade.handlingFee,
    typeName: textIn(type.name, locale),
    typeInfo: textIn(type.info, locale),
    documents: row.papers.map((key, at) => ({ number: at + 1, isPublic: row.publicPapers.includes(key) })),
    applicant: {
      uid: applicant.id,
      nickname: applicant.nickname,
      email: applicant.email,
      createAt: applicant.createdAt.toISOString(),
      orderCount,
    },
    isNameTaken: isTaken,
    questions,
    others,
  };
};
