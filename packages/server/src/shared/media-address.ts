import { defaultPictures } from "@carmine/api/contract";
import { type SQL, sql } from "drizzle-orm";

const [before, after] = ["/media/", ".webp"];
/** A drawn stand-in for what has no picture. */
const placeholder = "placeholder";

/** Address of a picture by its key; of the stand-in where there is none. */
export const mediaAddress = (key: string | null): string => `${before}${key ?? placeholder}${after}`;

/** Address of a picture by its key; null where there is none. */
export const mediaAddressOrNull = (key: string | null): string | null =>
  key === null ? null : mediaAddress(key);

/** The same in SQL, of a column that holds a key. */
export const mediaAddressOrNullSql = (column: string): SQL<string | null> =>
  sql<string | null>`${sql.raw(`'${before}' || ${column} || '${after}'`)}`;

/** The same in SQL, with the stand-in. */
export const mediaAddressSql = (column: string): SQL<string> =>
  sql<string>`${sql.raw(`'${before}' || coalesce(${column}, '${placeholder}') || '${after}'`)}`;

/** The same in SQL, with one of the contract's default pictures instead of the stand-in. */
export const pictureOrDefaultSql = (column: string, name: keyof typeof defaultPictures): SQL<string> =>
  sql<string>`coalesce(${sql.raw(`'${before}' || ${column} || '${after}'`)}, ${sql.raw(`'${defaultPictures[name]}'`)})`;

/** The key in an address of a picture, as it was answered, with or without the host; null where it is none. */
export const mediaKeyIn = (address: string): string | null =>
  /(?:^|\/)media\/([\w-]{1,80})\.webp$/.exec(address)?.[1] ?? null;
