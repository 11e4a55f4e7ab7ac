import type { WireLocale } from "@carmine/api/contract";
import { eq } from "drizzle-orm";
import type { AppContext } from "../context.ts";
import type { Transaction } from "../database/connection.ts";
import { merchant } from "../database/schema/merchants.ts";
import { textOf } from "../http/messages.ts";
import { pageAddress } from "../http/page-address.ts";
import { mailHtml, mailText, type MailContent } from "../messaging/mail/render-mail.ts";
import { readSiteName } from "../messaging/mail/site-name.ts";
import { dateText } from "../shared/money-text.ts";
import type { Employer } from "./members.ts";

export interface InvitationMail {
  readonly to: string;
  readonly locale: WireLocale;
  readonly employer: Employer;
  /** Nickname of the member who invites. */
  readonly sender: string;
  readonly token: string;
  readonly expiresAt: Date;
}

/** Enqueues the mail with the link of an invitation. */
export const mailInvitation = async (
  tx: Transaction,
  { config, messenger }: Pick<AppContext, "config" | "messenger">,
  { to, locale, employer, sender, token, expiresAt }: InvitationMail,
): Promise<void> => {
  const site = (await readSiteName(tx))(locale);
  const [shop] =
    employer === null
      ? []
      : await tx.select({ name: merchant.name }).from(merchant).where(eq(merchant.id, employer));
  const place = shop?.name ?? site;
  const title = textOf("invitationMailTitle", locale, { place });
  const content: MailContent = {
    locale,
    shop: site,
    home: pageAddress(config, locale, "/"),
    title,
    paragraphs: [
      textOf("invitationMailText", locale, {
        sender,
        place,
        date: dateText(expiresAt, locale, config.timeZone),
      }),
    ],
    button: {
      label: textOf("invitationMailButton", locale),
      // After the #, because browsers don't send that part, so the token isn't in access logs.
      href: pageAddress(config, locale, `/console/invitation#${token}`),
    },
    foot: [textOf("invitationMailFoot", locale)],
  };
  const mail = { to, subject: title, text: mailText(content), html: mailHtml(content), expiresAt };
  await messenger.send({ kind: "mail", ...mail }, tx);
};
