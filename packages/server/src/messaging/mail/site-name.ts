import type { SettingName, WireLocale } from "@carmine/api/contract";
import { eq } from "drizzle-orm";
import type { Queryable } from "../../database/connection.ts";
import { setting } from "../../database/schema/content.ts";
import { type LocalizedText, textIn } from "../../shared/localized-text.ts";

/** A text of the operator in all languages. */
export const readSetting = async (db: Queryable, name: SettingName): Promise<LocalizedText | undefined> => {
  const [found] = await db.select({ value: setting.value }).from(setting).where(eq(setting.name, name));
  return found?.value;
};

/** Reads the name of the marketplace. @returns a function that translates it */
export const readSiteName = async (db: Queryable): Promise<(locale: WireLocale) => string> => {
  const name = await readSetting(db, "name");
  return (locale) => (name ? textIn(name, locale) : "Carmine");
};
