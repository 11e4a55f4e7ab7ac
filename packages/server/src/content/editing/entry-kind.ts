import type { PgTable } from "drizzle-orm/pg-core";
import type * as z from "zod/mini";
import type { Config } from "../../config.ts";
import type { Queryable, Transaction } from "../../database/connection.ts";
import type { TakePicture } from "./pictures.ts";

/** What entries of every kind have beside their own fields. */
export interface Placed {
  /** Place in its list, from 1; one that is written without it stays where it is, a new one is the last. Kinds without an order have none. */
  readonly position?: number | undefined;
}

export type Stored<Fields> = Fields & { readonly id: number };

/** What checks look at beside an entry itself. */
export interface Looked {
  readonly db: Queryable;
  readonly config: Pick<Config, "currency">;
}

/** Something that operators write as a list of entries, each with a number that never changes. */
export interface EntryKind<Fields extends Placed> {
  /** In the audit log: `news.write`, `news:3`. */
  readonly name: string;
  /** In a sentence. */
  readonly noun: string;
  readonly table: PgTable;
  readonly shape: z.ZodMiniType<Fields>;
  /** Entries have no places: their table has no `sort`. */
  readonly isUnordered?: true;
  /** Page tags of what shows them; the home page where none are said. */
  readonly tags?: readonly string[];
  /** What a new entry has where nothing is said. */
  readonly initial: Partial<Fields>;
  /** All of them, in their order, without positions. */
  readonly read: (db: Queryable) => Promise<Stored<Fields>[]>;
  /** Entries of another list have positions of their own. */
  readonly listOf?: (fields: Fields) => string;
  /**
   * What isn't changed isn't looked at: a text can be corrected while a product that is linked is off sale.
   * @throws Refused where the fields name something that there isn't
   */
  readonly check?: (looked: Looked, fields: Fields, before?: Stored<Fields>) => Promise<void>;
  /**
   * Looks at all of them as they would be, with the numbers of those that are written.
   * @throws Refused
   */
  readonly checkAll?: (entries: readonly Stored<Fields>[], written: readonly number[]) => void;
  /** The shop that it concerns in the audit log; the whole platform where it is null. */
  readonly shopOf?: (db: Queryable, fields: Fields) => Promise<number | null>;
  /** Takes the pictures that are named into the shop. */
  readonly takePictures?: (take: TakePicture, fields: Fields) => Promise<Fields>;
  /** @throws Refused where an entry has to stay */
  readonly checkRemoval?: (db: Queryable, entry: Stored<Fields>) => Promise<void> | void;
  /** Writes it under a number, which may be new. */
  readonly save: (tx: Transaction, id: number, fields: Fields) => Promise<void>;
}
