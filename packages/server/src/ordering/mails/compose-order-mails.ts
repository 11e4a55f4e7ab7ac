import type { NoticeTopic } from "@carmine/api/contract";
import { and, asc, eq, isNull, lte, sql } from "drizzle-orm";
import type { AppContext } from "../../context.ts";
import type { Transaction } from "../../database/connection.ts";
import { orderMail } from "../../database/schema/order-mails.ts";
import { isDatabaseAway } from "../../database/errors.ts";
import { pageAddress } from "../../http/page-address.ts";
import { mailHtml, mailText } from "../../messaging/mail/render-mail.ts";
import { stopTokenOf } from "../../notifications/notice-list.ts";
import { guestOrderPath, orderToken } from "../guest/order-link.ts";
import { readMailOrder, type MailOrder, type OrderMailRow } from "./read-mail-order.ts";
import { writeOrderMail, type MailLink } from "./write-order-mail.ts";

const retryMs = 10 * 60_000;
const maxTries = 8;

/** The topic under which a kind is switched off. What somebody ordered and paid, and a link that they asked for, is always mailed. */
const topicOf: Readonly<Partial<Record<OrderMailRow["kind"], NoticeTopic>>> = {
  shipped: "orders",
  delivered: "orders",
  reviewReminder: "orders",
  refund: "refunds",
};

/** Whether there is still a reason for the mail when it is due, and its receiver wants it. */
const isWanted = ({ kind }: OrderMailRow, { master, shops, muted }: MailOrder): boolean => {
  const topic = topicOf[kind];
  if (master.email === "" || (topic && muted.includes(topic))) return false;
  if (kind === "placed") return master.cancelledAt === null;
  if (kind !== "reviewReminder") return true;
  return shops.some(
    ({ lines, refundStatus }) => refundStatus === 0 && lines.some(({ isReviewed }) => !isReviewed),
  );
};

const linkOf = async (
  tx: Transaction,
  { config, clock }: AppContext,
  { kind, details }: OrderMailRow,
  { master, shops, locale, isGuest }: MailOrder,
): Promise<MailLink> => {
  if (isGuest || kind === "link") {
    const { token, endsAt } = await orderToken(tx, master.id, clock.now());
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

/** Ends mails of a topic without signing in. */
const stopHrefOf = async (
  tx: Transaction,
  { config }: AppContext,
  { master, locale }: MailOrder,
  topic: NoticeTopic,
): Promise<string> => {
  const token = await stopTokenOf(tx, master.accountId);
  return pageAddress(config, locale, `/middlewares/unsubscribe?token=${token}&topic=${topic}`);
};

const compose = async (tx: Transaction, ctx: AppContext, row: OrderMailRow): Promise<void> => {
  const order = await readMailOrder(tx, row);
  if (!isWanted(row, order) || !ctx.messenger.canSend("mail")) return;
  const topic = topicOf[row.kind];
  const content = writeOrderMail(row, order, await linkOf(tx, ctx, row, order), {
    site: ctx.config,
    stopHref: topic ? await stopHrefOf(tx, ctx, order, topic) : null,
  });
  const { title } = content;
  await ctx.messenger.send(
    {
      kind: "mail",
      to: order.master.email,
      subject: title,
      text: mailText(content),
      html: mailHtml(content),
    },
    tx,
  );
};

/** The next mail that is due, composed in one transaction with its mark. @returns false where none is due */
const composeNext = (ctx: AppContext): Promise<boolean> =>
  ctx.db.transaction(async (tx) => {
    const now = ctx.clock.now();
    const [row] = await tx
      .select()
      .from(orderMail)
      .where(
        and(isNull(orderMail.composedAt), lte(orderMail.dueAt, now), sql`${orderMail.tries} < ${maxTries}`),
      )
      .orderBy(asc(orderMail.dueAt), asc(orderMail.id))
      .limit(1)
      .for("update", { skipLocked: true });
    if (!row) return false;
    // A failure is undone alone: the row keeps its try, and the mails behind it go out.
    const failure = await tx
      .transaction(async (inner) => compose(inner, ctx, row))
      .then(
        () => null,
        (error: unknown) => error ?? new Error("unknown"),
      );
    if (failure !== null && isDatabaseAway(failure)) throw failure;
    if (failure !== null)
      ctx.log.error({ err: failure, mail: row.id }, "a mail about an order could not be composed");
    await tx
      .update(orderMail)
      .set(
        failure === null
          ? { composedAt: now }
          : { tries: row.tries + 1, dueAt: new Date(now.getTime() + retryMs) },
      )
      .where(eq(orderMail.id, row.id));
    return true;
  });

/** Composes the mails that transitions asked for. Runs as a job; several processes share the work. */
export const composeOrderMails = async (ctx: AppContext): Promise<void> => {
  while (await composeNext(ctx));
};
