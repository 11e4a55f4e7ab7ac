import { setImmediate as nextTurn } from "node:timers/promises";
import type { NoticeTopic } from "@carmine/api/contract";
import { and, asc, eq, inArray, isNull, lte, sql } from "drizzle-orm";
import type { AppContext, Message } from "../../context.ts";
import type { Transaction } from "../../database/connection.ts";
import { orderMail } from "../../database/schema/order-mails.ts";
import { isDatabaseUnavailable } from "../../database/errors.ts";
import { pageAddress } from "../../http/page-address.ts";
import { mailHtml, mailText } from "../../messaging/mail/render-mail.ts";
import { stopUrls } from "../../notifications/notice-settings.ts";
import { guestOrderPath, orderTokens } from "../guest/order-link.ts";
import { readMailOrders, type MailOrder, type OrderMailRow } from "./read-mail-order.ts";
import { writeOrderMail, type MailLink } from "./write-order-mail.ts";

const retryMs = 10 * 60_000;
const maxTries = 8;
/** Mails per transaction; composing each blocks the event loop for some ms. */
const batchSize = 20;

/**
 * The topic whose setting disables a kind. Mails about placed and paid orders and requested links are always
 * sent.
 */
const topicOf: Readonly<Partial<Record<OrderMailRow["kind"], NoticeTopic>>> = {
  shipped: "orders",
  delivered: "orders",
  reviewReminder: "orders",
  refund: "refunds",
};

/**
 * Recipient of the mail. A shopper can type another person's address, so mails about an unpaid order go to
 * the account's confirmed address only (decision 0075).
 */
const receiverOf = ({ kind }: OrderMailRow, { master, confirmedEmail }: MailOrder): string | null =>
  kind === "placed" ? confirmedEmail : master.email || null;

/** Whether the mail is still relevant when it is due, and its recipient wants it. */
const isWanted = ({ kind }: OrderMailRow, { master, shops, muted }: MailOrder): boolean => {
  const topic = topicOf[kind];
  if (topic && muted.includes(topic)) return false;
  // An order of 0.00 is paid immediately and has a separate mail.
  if (kind === "placed") return master.cancelledAt === null && Number(master.total) > 0;
  if (kind !== "reviewReminder") return true;
  return shops.some(
    ({ lines, refundStatus }) => refundStatus === 0 && lines.some(({ isReviewed }) => !isReviewed),
  );
};

type OrderTokens = Awaited<ReturnType<typeof orderTokens>>;

const linkOf = (
  { config }: AppContext,
  tokenOf: OrderTokens,
  { kind, details }: OrderMailRow,
  { master, shops, locale, isGuest }: MailOrder,
): MailLink => {
  if (isGuest || kind === "link") {
    const { token, endsAt } = tokenOf(master.id);
    return { href: pageAddress(config, locale, guestOrderPath(token)), endsAt };
  }
  const orderNo = kind === "placed" || kind === "paid" ? master.orderNo : shops[0]?.orderNo;
  const paths: Readonly<Partial<Record<OrderMailRow["kind"], string>>> = {
    placed: `/order/stripe_payment?orderNo=${orderNo}`,
    reviewReminder: "/users/evaluation_list",
    refund: `/order/refund_detail?orderNo=${details["refundNo"]}`,
  };
  const path = paths[kind] ?? `/order/order_detail?orderNo=${orderNo}`;
  return { href: pageAddress(config, locale, path), endsAt: null };
};

const compose = async (
  tx: Transaction,
  ctx: AppContext,
  tokenOf: OrderTokens,
  row: OrderMailRow,
  order: MailOrder,
): Promise<Message[]> => {
  const to = receiverOf(row, order);
  if (to === null || !isWanted(row, order) || !ctx.messenger.canSend("mail")) return [];
  const topic = topicOf[row.kind];
  const { locale, master } = order;
  const stop = topic
    ? await stopUrls(tx, ctx.config, { accountId: master.accountId, locale, topic })
    : undefined;
  const { subject, content } = writeOrderMail(row, order, linkOf(ctx, tokenOf, row, order), {
    site: ctx.config,
    now: ctx.clock.now(),
    timeZone: ctx.config.timeZone,
    stopHref: stop?.page ?? null,
  });
  const [text, html] = [mailText(content), mailHtml(content)];
  return [{ kind: "mail", to, subject, text, html, ...(stop && { unsubscribeUrl: stop.oneClick }) }];
};

const due = (now: Date) =>
  and(isNull(orderMail.composedAt), lte(orderMail.dueAt, now), sql`${orderMail.tries} < ${maxTries}`);

/** Composes mails and enqueues them. @returns the error, or null; a failure is rolled back */
const send = (tx: Transaction, ctx: AppContext, rows: readonly OrderMailRow[]): Promise<unknown> =>
  tx
    .transaction(async (inner) => {
      const orderOf = await readMailOrders(inner, rows);
      const tokenOf = await orderTokens(inner, ctx.clock.now());
      const mails: Message[] = [];
      for (const row of rows) {
        mails.push(...(await compose(inner, ctx, tokenOf, row, orderOf(row))));
        // Lets requests run between two mails.
        await nextTurn();
      }
      await ctx.messenger.send(mails, inner);
    })
    .then(
      () => null,
      (error: unknown) => error ?? new Error("unknown"),
    );

const markComposed = (tx: Transaction, rows: readonly OrderMailRow[], now: Date) =>
  tx
    .update(orderMail)
    .set({ composedAt: now })
    .where(
      inArray(
        orderMail.id,
        rows.map(({ id }) => id),
      ),
    );

/** Composes the mails one by one, so that a failing mail doesn't block the ones after it. */
const composeSingly = async (
  tx: Transaction,
  ctx: AppContext,
  rows: readonly OrderMailRow[],
  now: Date,
): Promise<void> => {
  for (const row of rows) {
    const failure = await send(tx, ctx, [row]);
    if (failure === null) {
      await markComposed(tx, [row], now);
      continue;
    }
    if (isDatabaseUnavailable(failure)) throw failure;
    ctx.log.error({ err: failure, mail: row.id }, "could not compose an order mail");
    await tx
      .update(orderMail)
      .set({ tries: row.tries + 1, dueAt: new Date(now.getTime() + retryMs) })
      .where(eq(orderMail.id, row.id));
  }
};

/**
 * Composes the next due mails and marks them in one transaction; in separate transactions they would cost as
 * much as the rest of the checkout.
 * @returns whether there may be more
 */
const composeNext = (ctx: AppContext): Promise<boolean> =>
  ctx.db.transaction(async (tx) => {
    const now = ctx.clock.now();
    const rows = await tx
      .select()
      .from(orderMail)
      .where(due(now))
      .orderBy(asc(orderMail.dueAt), asc(orderMail.id))
      .limit(batchSize)
      .for("update", { skipLocked: true });
    if (rows.length === 0) return false;
    const failure = await send(tx, ctx, rows);
    if (failure === null) await markComposed(tx, rows, now);
    else if (isDatabaseUnavailable(failure)) throw failure;
    else await composeSingly(tx, ctx, rows, now);
    return rows.length === batchSize;
  });

/** Composes the mails that transitions enqueued. Runs as a job; several processes share the work. */
export const composeOrderMails = async (ctx: AppContext): Promise<void> => {
  while (await composeNext(ctx));
};
