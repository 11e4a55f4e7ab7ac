import { defaultPictures } from "@carmine/api/contract";
import { type SQL, sql } from "drizzle-orm";

const [before, after] = ["/media/", ".webp"];
/** Picture shown if there is none. */
const placeholder = "placeholder";

/** URL of a picture by its key; the placeholder for null. */
export const mediaAddress = (key: string | null): string => `${before}${key ?? placeholder}${after}`;

/** URL of a picture by its key; null without one. */
export const mediaAddressOrNull = (key: string | null): string | null =>
  key === null ? null : mediaAddress(key);

/** The same in SQL, for a column with a key. */
export const mediaAddressOrNullSql = (column: string): SQL<string | null> =>
  sql<string | null>`${sql.raw(`'${before}' || ${column} || '${after}'`)}`;

/** The same in SQL, with the placeholder. */
export const mediaAddressSql = (column: string): SQL<string> =>
  sql<string>`${sql.raw(`'${before}' || coalesce(${column}, '${placeholder}') || '${after}'`)}`;

/** The same in SQL, with one of the contract's default pictures instead of the placeholder. */
export const pictureOrDefaultSql = (column: string, name: keyof typeof defaultPictures): SQL<string> =>
  sql<string>`coalesce(${sql.raw(`'${before}' || ${column} || '${after}'`)}, ${sql.raw(`'${defaultPictures[name]}'`)})`;

/** The key in a picture URL as returned by the server, with or without the host; null for another URL. */
export const mediaKeyIn = (address: string): string | null =>
  /(?:^|\/)media\/([\w-]{1,80})\.webp$/.exec(address)?.[1] ?? null;

/** URLs of our pictures in a value, also in its keys, without the host that responses add. */
export const withoutPictureHost = (value: unknown): unknown => {
  if (typeof value === "string") {
    const key = /^https?:\/\/[^/]+(\/media\/[\w-]{1,80}\.webp)$/.exec(value)?.[1];
    return key ?? value;
  }
  if (Array.isArray(value)) return value.map(withoutPictureHost);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [String(withoutPictureHost(name)), withoutPictureHost(one)]),
  );
};
