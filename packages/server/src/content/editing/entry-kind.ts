import type { PgTable } from "drizzle-orm/pg-core";
import type * as z from "zod/mini";
import type { Config } from "../../config.ts";
import type { Queryable, Transaction } from "../../database/connection.ts";
import type { TakePicture } from "./pictures.ts";

/** Common fields of all kinds of entries. */
export interface Placed {
  /**
   * Position in its list, from 1; without it an entry keeps its position, and a new one is last. Unordered
   * kinds have none.
   */
  readonly position?: number | undefined;
}

export type Stored<Fields> = Fields & { readonly id: number };

/** Context of the checks, in addition to the entry. */
export interface CheckContext {
  readonly db: Queryable;
  readonly config: Pick<Config, "currency" | "timeZone">;
}

/** A kind of entries that operators edit as a list, each with a stable number. */
export interface EntryKind<Fields extends Placed> {
  /** Prefix in the audit log: `news.write`, `news:3`. */
  readonly name: string;
  /** Noun for error messages. */
  readonly noun: string;
  readonly table: PgTable;
  /** A function for a kind whose fields depend on the marketplace's time zone. */
  readonly shape: z.ZodMiniType<Fields> | ((timeZone: string) => z.ZodMiniType<Fields>);
  /** Entries have no positions: their table has no `sort`. */
  readonly isUnordered?: true;
  /** Page tags of pages with the entries; default the home page. */
  readonly tags?: readonly string[];
  /** Page tags of the page of one entry. */
  readonly tagsOf?: (fields: Fields) => readonly string[];
  /** Defaults of a new entry. */
  readonly initial: Partial<Fields>;
  /** Reads all entries in order, without positions. */
  readonly read: (db: Queryable) => Promise<Stored<Fields>[]>;
  /** Groups entries: each group has its own positions. */
  readonly listOf?: (fields: Fields) => string;
  /**
   * Checks changed fields only: a text can be corrected while a linked product is off sale.
   * @throws Refused if the fields refer to a missing object
   */
  readonly check?: (looked: CheckContext, fields: Fields, before?: Stored<Fields>) => Promise<void>;
  /**
   * Checks an entry against the other stored ones.
   * @throws Refused, for example if its name is taken
   */
  readonly checkNew?: (others: readonly Stored<Fields>[], fields: Fields) => void;
  /**
   * Checks all entries in their new state, with the numbers of written ones.
   * @throws Refused
   */
  readonly checkAll?: (entries: readonly Stored<Fields>[], written: readonly number[]) => void;
  /** The shop for the audit log; null for the platform. */
  readonly shopOf?: (db: Queryable, fields: Fields) => Promise<number | null>;
  /** Stores the pictures of an entry. */
  readonly takePictures?: (take: TakePicture, fields: Fields) => Promise<Fields>;
  /** @throws Refused if an entry can't be removed */
  readonly checkRemoval?: (db: Queryable, entry: Stored<Fields>) => Promise<void> | void;
  /** Removes an entry that consists of several rows; default deletes the row of its number. */
  readonly remove?: (tx: Transaction, entry: Stored<Fields>) => Promise<void>;
  /** Writes an entry under its number, which may be new. */
  readonly save: (tx: Transaction, id: number, fields: Fields) => Promise<void>;
}
