import type { WireLocale } from "@carmine/api/contract";
import { sql } from "drizzle-orm";
import type { AppContext } from "../../context.ts";
import { rowOf } from "../../database/rows.ts";
import type { AgreementKey } from "../../database/schema/content.ts";
import { textOf } from "../../http/messages.ts";
import type { LocalizedText } from "../../shared/localized-text.ts";
import { dateText } from "../../shared/money-text.ts";
import { agreementHtml, type AgreementText } from "./agreement-text.ts";
import { today, validVersion } from "./agreement-versions.ts";
import { privacyPolicy } from "./privacy-policy.ts";
import { userAgreement } from "./user-agreement.ts";

/** Shoppers consent to these two when they sign in, so there are default texts. */
const standard: Partial<Record<AgreementKey, AgreementText>> = {
  user: userAgreement,
  privacy: privacyPolicy,
};

/** "Effective December 1, 2026", above the text. */
const dateHtml = (day: string, locale: WireLocale): string => {
  const date = dateText(new Date(`${day}T00:00:00Z`), locale, "UTC");
  return `<p>${textOf("agreementValidFrom", locale, { date })}</p>`;
};

/**
 * HTML of an agreement: the operator's version that is valid today, in the reader's language, else in English; else
 * the default text; else empty. It starts with the first day of the version, if there is one.
 */
export const readAgreement = async (
  ctx: Pick<AppContext, "db" | "clock" | "config">,
  key: AgreementKey,
  locale: WireLocale,
): Promise<string> => {
  const { html, validFrom, shop } = await rowOf<{
    html: LocalizedText | null;
    validFrom: string | null;
    shop: string | null;
  }>(
    ctx.db,
    sql`select v.html, v.valid_from::text as "validFrom", (select coalesce(value ->> ${locale}, value ->> 'en') from setting where name in ('title', 'name') order by name desc limit 1) as shop
      from (select 1) one left join agreement_version v on v.id = ${validVersion(sql`${key}`, today(ctx))}`,
  );
  const own = html?.[locale] ?? html?.en;
  const text = standard[key];
  const shown = own ?? (text ? agreementHtml(text, locale, shop ?? "Carmine") : "");
  return validFrom !== null && shown !== "" ? dateHtml(validFrom, locale) + shown : shown;
};
