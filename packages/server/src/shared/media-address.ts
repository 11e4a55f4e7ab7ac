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

/** `mediaAddressOrNull` in SQL, for a column with a key. */
export const mediaAddressOrNullSql = (column: string): SQL<string | null> =>
  sql<string | null>`${sql.raw(`'${before}' || ${column} || '${after}'`)}`;

/** `mediaAddress` in SQL, for a column with a key. */
export const mediaAddressSql = (column: string): SQL<string> =>
  sql<string>`${sql.raw(`'${before}' || coalesce(${column}, '${placeholder}') || '${after}'`)}`;

/** `mediaAddress` in SQL, with one of the contract's default pictures instead of the placeholder. */
export const pictureOrDefaultSql = (column: string, name: keyof typeof defaultPictures): SQL<string> =>
  sql<string>`coalesce(${sql.raw(`'${before}' || ${column} || '${after}'`)}, ${sql.raw(`'${defaultPictures[name]}'`)})`;

/** The key in a picture URL as returned by the server, with or without the host; null for another URL. */
export const mediaKeyIn = (address: string): string | null =>
  /(?:^|\/)media\/([\w-]{1,80})\.webp$/.exec(address)?.[1] ?? null;

const withoutHost = (value: unknown): unknown => {
  if (typeof value === "string") return value.replace(/^https?:\/\/[^/]+(\/media\/[\w-]{1,80}\.webp)$/, "$1");
  if (Array.isArray(value)) return value.map(withoutHost);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [String(withoutHost(name)), withoutHost(one)]),
  );
};

/** The value without the host that responses add to the URLs of our pictures, also in keys of objects. */
export const withoutPictureHost = <Value>(value: Value): Value => withoutHost(value) as Value;
