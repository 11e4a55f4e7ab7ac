import type { WireLocale } from "@carmine/api/contract";
import { eq } from "drizzle-orm";
import type { Queryable } from "../../database/connection.ts";
import { setting } from "../../database/schema/content.ts";
import { textIn } from "../../shared/localized-text.ts";

/** Reads the name of the marketplace. @returns a function that translates it */
export const readSiteName = async (db: Queryable): Promise<(locale: WireLocale) => string> => {
  const [name] = await db.select({ value: setting.value }).from(setting).where(eq(setting.name, "name"));
  return (locale) => (name ? textIn(name.value, locale) : "Carmine");
};
