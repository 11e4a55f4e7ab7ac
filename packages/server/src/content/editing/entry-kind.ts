import type { PgTable } from "drizzle-orm/pg-core";
import type * as z from "zod/mini";
import type { Queryable, Transaction } from "../../database/connection.ts";
import type { PicturePlace } from "./pictures.ts";

/** What entries of every kind have beside their own fields. */
export interface Placed {
  /** Place in its list, from 1; one that is written without it stays where it is, a new one is the last. */
  readonly position?: number | undefined;
}

export type Stored<Fields> = Fields & { readonly id: number };

/** Something on the home page that operators write as a list of entries, each with a number that never changes. */
export interface EntryKind<Fields extends Placed> {
  /** In the audit log: `news.write`, `news:3`. */
  readonly name: string;
  /** In a sentence. */
  readonly noun: string;
  readonly table: PgTable;
  readonly shape: z.ZodMiniType<Fields>;
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
  readonly check?: (db: Queryable, fields: Fields, before?: Fields) => Promise<void>;
  /** Takes the pictures that are named into the shop. */
  readonly takePictures?: (db: Queryable, place: PicturePlace, fields: Fields) => Promise<Fields>;
  /** Writes it under a number, which may be new. */
  readonly save: (tx: Transaction, id: number, fields: Fields) => Promise<void>;
}
