import type { WireLocale } from "@carmine/api/contract";
import { sql } from "drizzle-orm";
import type { Queryable } from "../../database/connection.ts";
import { rowOf } from "../../database/rows.ts";
import type { AgreementKey } from "../../database/schema/content.ts";
import type { LocalizedText } from "../../shared/localized-text.ts";
import { agreementHtml, type AgreementText } from "./agreement-text.ts";
import { privacyPolicy } from "./privacy-policy.ts";
import { userAgreement } from "./user-agreement.ts";

/** Shoppers consent to these two when they sign in, so there are default texts. */
const standard: Partial<Record<AgreementKey, AgreementText>> = {
  user: userAgreement,
  privacy: privacyPolicy,
};

/**
 * HTML of an agreement: the operator's text in the reader's language, else in English; else the default text;
 * else empty.
 */
export const readAgreement = async (
  db: Queryable,
  key: AgreementKey,
  locale: WireLocale,
): Promise<string> => {
  const { html, shop } = await rowOf<{ html: LocalizedText | null; shop: string | null }>(
    db,
    sql`select (select html from agreement where key = ${key}) as html, (select coalesce(value ->> ${locale}, value ->> 'en') from setting where name in ('title', 'name') order by name desc limit 1) as shop`,
  );
  const own = html?.[locale] ?? html?.en;
  const text = standard[key];
  return own ?? (text ? agreementHtml(text, locale, shop ?? "Carmine") : "");
};
