import type { SettingName, ShopSettings, WireLocale } from "@carmine/api/contract";
import { settingNames } from "@carmine/api/contract";
import { eq } from "drizzle-orm";
import { type Actor, recordAudit } from "../audit/record-audit.ts";
import type { AppContext } from "../context.ts";
import type { Queryable } from "../database/connection.ts";
import { lockTable } from "../database/lock-table.ts";
import { publishTags } from "../database/publish-tags.ts";
import { setting } from "../database/schema/content.ts";
import { transaction } from "../database/transaction.ts";
import type { LocalizedText } from "../shared/localized-text.ts";

/** All texts of the operator, in every language. */
export const readSettings = async (db: Queryable): Promise<Map<SettingName, LocalizedText>> =>
  new Map((await db.select().from(setting)).map(({ name, value }) => [name, value]));

/** The texts in the shopper's language, with English as fallback. */
export const settingsIn = (settings: ReadonlyMap<SettingName, LocalizedText>, locale: WireLocale) =>
  Object.fromEntries(
    settingNames.map((name) => {
      const value = settings.get(name);
      return [name, value?.[locale] ?? value?.en ?? null];
    }),
  ) as ShopSettings;

/**
 * Writes texts in all languages; null deletes a setting.
 * @param changesOf returns the new values of changed settings, given the stored ones; throws to refuse
 */
export const writeSettings = (
  { db, clock }: Pick<AppContext, "db" | "clock">,
  actor: Actor,
  changesOf: (
    stored: ReadonlyMap<SettingName, LocalizedText>,
  ) => Promise<ReadonlyMap<SettingName, LocalizedText | null>>,
): Promise<void> =>
  transaction(db, async (tx) => {
    await lockTable(tx, setting);
    const stored = await readSettings(tx);
    const updatedAt = clock.now();
    for (const [name, value] of await changesOf(stored)) {
      if (value === null) await tx.delete(setting).where(eq(setting.name, name));
      else
        await tx
          .insert(setting)
          .values({ name, value })
          .onConflictDoUpdate({ target: setting.name, set: { value, updatedAt } });
      const act = {
        merchantId: null,
        action: "setting.write",
        subject: `setting:${name}`,
        before: { ...stored.get(name) },
        after: { ...value },
      };
      await recordAudit(tx, actor, act, updatedAt);
    }
    // The shop's name is on every page.
    await publishTags(tx, ["home", "search"]);
  });

/** Writes a text in one language. An empty one deletes the translation, in English the whole setting. */
export const writeSetting = (
  { db, clock }: Pick<AppContext, "db" | "clock">,
  actor: Actor,
  name: SettingName,
  locale: WireLocale,
  text: string,
): Promise<"done" | "needs English"> =>
  transaction(db, async (tx) => {
    await lockTable(tx, setting);
    const before = (await readSettings(tx)).get(name);
    if (locale !== "en" && before === undefined) return "needs English";
    if (text === "" && locale === "en") await tx.delete(setting).where(eq(setting.name, name));
    else {
      const { [locale]: _before, ...others } = before ?? {};
      const value = { ...others, ...(text !== "" && { [locale]: text }) } as LocalizedText;
      await tx
        .insert(setting)
        .values({ name, value })
        .onConflictDoUpdate({ target: setting.name, set: { value, updatedAt: clock.now() } });
    }
    const act = {
      merchantId: null,
      action: "setting.write",
      subject: `setting:${name}`,
      before: { language: locale, text: before?.[locale] ?? null },
      after: { language: locale, text: text || null },
    };
    await recordAudit(tx, actor, act, clock.now());
    // The shop's name is on every page.
    await publishTags(tx, ["home", "search"]);
    return "done";
  });
