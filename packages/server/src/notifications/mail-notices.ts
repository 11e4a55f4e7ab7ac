import type { NoticeTopic, WireLocale } from "@carmine/api/contract";
import { eq, inArray } from "drizzle-orm";
import type { AppContext } from "../context.ts";
import type { Transaction } from "../database/connection.ts";
import { account } from "../database/schema/accounts.ts";
import { notice, noticeSetting } from "../database/schema/notifications.ts";
import { transaction } from "../database/transaction.ts";
import { eachRow } from "../jobs/each-row.ts";
import { textOf } from "../http/messages.ts";
import { pageAddress } from "../http/page-address.ts";
import { mailHtml, mailText, type MailContent } from "../messaging/mail/render-mail.ts";
import { readSetting, readSiteName } from "../messaging/mail/site-name.ts";
import { type LocalizedText, textIn } from "../shared/localized-text.ts";
import { isNoticeKind, topicOf, type NoticeKind } from "./kinds.ts";
import { stopUrls } from "./notice-settings.ts";
import { noticeText } from "./notice-text.ts";

const batch = 50;

/** Mails about them advertise, so they end with the postal address. */
const advertisingTopics: ReadonlySet<string> = new Set<NoticeTopic>([
  "priceDrops",
  "restocks",
  "savedSearches",
  "deals",
  "rewards",
]);

interface Due {
  readonly id: number;
  readonly accountId: number;
  readonly kind: NoticeKind;
  readonly values: (typeof notice.$inferSelect)["values"];
  readonly path: string;
  readonly email: string;
  readonly locale: WireLocale;
}

const mail = async (
  tx: Transaction,
  { config, messenger }: AppContext,
  due: Due,
  siteName: string,
  postalAddress: LocalizedText | undefined,
): Promise<void> => {
  const { locale, accountId, kind, path } = due;
  const { title, text } = noticeText(due, locale, config.currency);
  const topic = topicOf[kind];
  const stop = topic === "security" ? undefined : await stopUrls(tx, config, { accountId, locale, topic });
  const content: MailContent = {
    locale,
    shop: siteName,
    home: pageAddress(config, locale, "/"),
    title,
    paragraphs: text.split("\n\n"),
    button: { label: textOf("noticeMailOpen", locale), href: pageAddress(config, locale, path) },
    foot: [
      textOf("noticeMailReason", locale, { shop: siteName }),
      ...(postalAddress && advertisingTopics.has(topic) ? [textIn(postalAddress, locale)] : []),
    ],
    ...(stop && { stop: { label: textOf("mailStop", locale), href: stop.page } }),
  };
  await messenger.send(
    {
      kind: "mail",
      to: due.email,
      subject: title,
      text: mailText(content),
      html: mailHtml(content),
      ...(stop && { unsubscribeUrl: stop.oneClick }),
    },
    tx,
  );
};

/**
 * Mails pending notices to accounts that want mail about the topic. If a mail can't be composed, the notice
 * only stays in the account's list. Runs as a job.
 */
export const mailNotices = async (ctx: AppContext): Promise<void> => {
  for (let taken = batch; taken === batch;) {
    taken = await transaction(ctx.db, async (tx) => {
      const rows = await tx
        .select({
          id: notice.id,
          accountId: notice.accountId,
          kind: notice.kind,
          values: notice.values,
          path: notice.path,
          email: account.email,
          type: account.type,
          locale: account.locale,
          muted: noticeSetting.mutedTopics,
        })
        .from(notice)
        .innerJoin(account, eq(account.id, notice.accountId))
        .leftJoin(noticeSetting, eq(noticeSetting.accountId, notice.accountId))
        .where(eq(notice.isMailDue, true))
        .orderBy(notice.id)
        .limit(batch)
        .for("update", { of: notice, skipLocked: true });
      const siteName = await readSiteName(tx);
      const postalAddress = await readSetting(tx, "postalAddress");
      await eachRow(
        ctx.log,
        "email-notifications",
        rows,
        ({ id }) => id,
        async ({ kind, email, type, muted, ...row }) => {
          // The address of a guest isn't confirmed; mails about paid orders go to the order's address.
          if (email === null || type === "visitor" || !isNoticeKind(kind) || !ctx.messenger.canSend("mail"))
            return;
          const topic = topicOf[kind];
          if (topic !== "security" && muted?.includes(topic)) return;
          await tx.transaction((inner) =>
            mail(inner, ctx, { ...row, kind, email }, siteName(row.locale), postalAddress),
          );
        },
      );
      const ids = rows.map(({ id }) => id);
      if (ids.length > 0) await tx.update(notice).set({ isMailDue: false }).where(inArray(notice.id, ids));
      return rows.length;
    });
  }
};
