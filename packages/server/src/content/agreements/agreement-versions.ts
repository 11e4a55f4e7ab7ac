import type { AgreementVersionRow } from "@carmine/api/contract";
import { eq, sql, type SQL } from "drizzle-orm";
import type { AppContext } from "../../context.ts";
import type { Queryable, Transaction } from "../../database/connection.ts";
import { lockTable } from "../../database/lock-table.ts";
import { rowsOf } from "../../database/rows.ts";
import { type AgreementKey, agreementVersion } from "../../database/schema/content.ts";
import type { LocalizedText } from "../../shared/localized-text.ts";
import { dayIn } from "../../shared/shop-time.ts";
import { Refused } from "../editing/refused.ts";

type Ctx = Pick<AppContext, "clock" | "config">;

/** A text with its first day; both null for the standard text without a date. */
export interface AgreementText {
  readonly html: LocalizedText | null;
  readonly validFrom: string | null;
}

/** Today in the marketplace's time zone. */
export const today = ({ clock, config }: Ctx): string => dayIn(config.timeZone, clock.now());

/** Number of the version of a text that is valid on a day; null without one. */
export const validVersion = (key: SQL, day: string): SQL =>
  sql`(select v.id from agreement_version v where v.key = ${key} and (v.valid_from is null or v.valid_from <= ${day}::date)
    order by v.valid_from desc nulls last limit 1)`;

/** The newest version of a text, which may not be valid yet. */
export const newestVersion = async (db: Queryable, key: AgreementKey) => {
  const [newest] = await db
    .select()
    .from(agreementVersion)
    .where(eq(agreementVersion.key, key))
    .orderBy(sql`${agreementVersion.validFrom} desc nulls last`)
    .limit(1);
  return newest;
};

/**
 * Writes a text. A later day adds a version; otherwise the newest one is corrected, also one that isn't valid yet.
 * @param change the new text, given the newest version
 * @returns the text before and after
 * @throws Refused for a day that isn't after the newest version's
 */
export const writeVersion = async (
  tx: Transaction,
  ctx: Ctx,
  key: AgreementKey,
  change: (newest: AgreementText) => AgreementText,
): Promise<{ before: AgreementText; after: AgreementText }> => {
  await lockTable(tx, agreementVersion);
  const newest = await newestVersion(tx, key);
  const before = { html: newest?.html ?? null, validFrom: newest?.validFrom ?? null };
  const { html, validFrom } = change(before);
  const isPending = newest?.validFrom != null && newest.validFrom > today(ctx);
  const isNew = !newest || (validFrom !== newest.validFrom && validFrom !== null && !isPending);
  if (isNew) {
    if (newest?.validFrom != null && validFrom !== null && validFrom < newest.validFrom)
      throw new Refused("validFrom: is before the first day of the current version.", {
        text: { key: "agreementDayEarlier" },
      });
    await tx.insert(agreementVersion).values({ key, html, validFrom, createdAt: ctx.clock.now() });
  } else {
    const [former] = await tx
      .select({ validFrom: agreementVersion.validFrom })
      .from(agreementVersion)
      .where(sql`${agreementVersion.key} = ${key} and ${agreementVersion.id} <> ${newest.id}`)
      .orderBy(sql`${agreementVersion.validFrom} desc nulls last`)
      .limit(1);
    if (former && (validFrom === null || (former.validFrom !== null && validFrom <= former.validFrom)))
      throw new Refused("validFrom: isn’t after the first day of the version before.", {
        text: { key: "agreementDayEarlier" },
      });
    await tx.update(agreementVersion).set({ html, validFrom }).where(eq(agreementVersion.id, newest.id));
  }
  return { before, after: { html, validFrom } };
};

/** All versions of a text, the newest first. */
export const listVersions = (db: Queryable, ctx: Ctx, key: AgreementKey): Promise<AgreementVersionRow[]> => {
  const day = today(ctx);
  return rowsOf<AgreementVersionRow>(
    db,
    sql`select v.id, v.html, v.valid_from::text as "validFrom",
        case when v.valid_from > ${day}::date then 'future'
          when v.id = ${validVersion(sql`v.key`, day)} then 'current' else 'past' end as state,
        (select count(*)::int from agreement_acceptance a where a.version_id = v.id) as "acceptanceCount"
      from agreement_version v where v.key = ${key} order by v.valid_from desc nulls last`,
  );
};

/** Records that an account agreed to the current versions of texts. Standard texts have none. */
export const recordAcceptance = async (
  tx: Queryable,
  ctx: Ctx,
  accountId: number,
  keys: readonly AgreementKey[],
): Promise<void> => {
  await tx.execute(sql`insert into agreement_acceptance (account_id, version_id, accepted_at)
    select ${accountId}::int, n.id, ${ctx.clock.now().toISOString()}::timestamptz
    from (select ${validVersion(sql`k.key`, today(ctx))} as id from unnest(${sql.param([...keys])}::text[]) k(key)) n
    where n.id is not null on conflict do nothing`);
};
