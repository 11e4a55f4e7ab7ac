import type { WireLocale } from "@carmine/api/contract";
import { inArray, sql, type SQL } from "drizzle-orm";
import type { AppContext } from "../context.ts";
import type { Transaction } from "../database/connection.ts";
import { rowsOf } from "../database/rows.ts";
import { notice } from "../database/schema/notifications.ts";
import { transaction } from "../database/transaction.ts";
import { textOf } from "../http/messages.ts";
import { pageAddress } from "../http/page-address.ts";
import { eachRow } from "../jobs/each-row.ts";
import { mailHtml, mailText, type MailContent } from "../messaging/mail/render-mail.ts";
import { readSiteName } from "../messaging/mail/site-name.ts";
import { isNoticeKind } from "./kinds.ts";
import { stopUrls } from "./notice-settings.ts";
import { noticeText } from "./notice-text.ts";

/** Hour of the daily mail, in the time zone of the shop's hours, or of the marketplace. */
const digestHour = 8;

/** Notifications in a mail; it names the number of others. */
const maxListed = 30;

const accountsPerRun = 200;

/** Time zone of a shop `m`, in SQL. @param timeZone of the marketplace, an IANA name */
export const zoneOfShop = (timeZone: string): SQL =>
  sql`coalesce(m.opening_hours ->> 'timeZone', ${timeZone}::text)`;

/** The last time at which a time of day passed in a zone, in SQL. */
export const lastTimeOfDay = (now: Date, zone: SQL, time: string): SQL => {
  const at = sql`${now.toISOString()}::timestamptz`;
  const today = sql`((date_trunc('day', ${at} at time zone ${zone}) + ${time}::interval) at time zone ${zone})`;
  return sql`case when ${today} <= ${at} then ${today} else ${today} - interval '1 day' end`;
};

interface Receiver {
  readonly accountId: number;
  readonly email: string | null;
  readonly locale: WireLocale;
  readonly isMuted: boolean;
}

interface Due {
  readonly id: number;
  readonly kind: string;
  readonly values: (typeof notice.$inferSelect)["values"];
  readonly isRead: boolean;
}

const send = async (
  tx: Transaction,
  { config, messenger }: AppContext,
  { accountId, email, locale }: Receiver,
  due: readonly Due[],
): Promise<void> => {
  const lines = due.flatMap(({ kind, values }) => {
    if (!isNoticeKind(kind)) return [];
    const { title, text } = noticeText({ kind, values }, locale, config.currency);
    return [`${title} – ${text}`];
  });
  if (email === null || lines.length === 0) return;
  const siteName = (await readSiteName(tx))(locale);
  const stop = await stopUrls(tx, config, { accountId, locale, topic: "work" });
  const title = textOf("workDigestTitle", locale, { count: lines.length });
  const more = lines.length - maxListed;
  const content: MailContent = {
    locale,
    shop: siteName,
    home: pageAddress(config, locale, "/"),
    title,
    paragraphs: [
      ...lines.slice(0, maxListed),
      ...(more > 0 ? [textOf("workDigestMore", locale, { count: more })] : []),
    ],
    button: { label: textOf("workDigestOpen", locale), href: pageAddress(config, locale, "/console/") },
    foot: [textOf("noticeMailReason", locale, { shop: siteName })],
    stop: { label: textOf("mailStop", locale), href: stop.page },
  };
  await messenger.send(
    {
      kind: "mail",
      to: email,
      subject: title,
      text: mailText(content),
      html: mailHtml(content),
      unsubscribeUrl: stop.oneClick,
    },
    tx,
  );
};

/**
 * Mails notifications about work that staff reads once a day, at 8:00 in the time zone of
 * the shop. Notifications that were read in the console aren't mailed. Runs as a job.
 */
export const mailStaffDigests = async (ctx: AppContext): Promise<void> => {
  const { db, clock, config, messenger } = ctx;
  const until = lastTimeOfDay(clock.now(), zoneOfShop(config.timeZone), `${digestHour} hours`);
  const dueNotices = sql`notice n left join merchant m on m.id = n.merchant_id where n.is_digest_due and n.created_at < ${until}`;
  const receivers = await rowsOf<Receiver>(
    db,
    sql`select a.id as "accountId", a.email, a.locale, coalesce('work' = any(s.muted_topics), false) as "isMuted"
      from account a left join notice_setting s on s.account_id = a.id
      where a.id in (select n.account_id from ${dueNotices}) order by a.id limit ${accountsPerRun}::int`,
  );
  await eachRow(
    ctx.log,
    "email-staff-digests",
    receivers,
    ({ accountId }) => accountId,
    (receiver) =>
      transaction(db, async (tx) => {
        const due = await rowsOf<Due>(
          tx,
          sql`select n.id, n.kind, n."values", n.read_at is not null as "isRead" from ${dueNotices}
            and n.account_id = ${receiver.accountId}::int order by n.id for update of n skip locked`,
        );
        if (due.length === 0) return;
        const unread = due.filter(({ isRead }) => !isRead);
        if (!receiver.isMuted && messenger.canSend("mail")) await send(tx, ctx, receiver, unread);
        const ids = due.map(({ id }) => id);
        await tx.update(notice).set({ isDigestDue: false }).where(inArray(notice.id, ids));
      }),
  );
};
