import { randomBytes } from "node:crypto";
import { sql } from "drizzle-orm";
import type { Queryable } from "./connection.ts";
import { rowsOf } from "./rows.ts";

interface SecretRow {
  readonly secret: string;
}

/** Returns 32 random bytes in hex that are created on first use and shared by all processes. */
export const storedSecret = async (db: Queryable, name: string): Promise<string> => {
  const [known] = await rowsOf<SecretRow>(db, sql`select secret from signing_key where name = ${name}`);
  if (known) return known.secret;
  const made = randomBytes(32).toString("hex");
  const [row] = await rowsOf<SecretRow>(
    db,
    sql`insert into signing_key (name, secret) values (${name}, ${made})
      on conflict (name) do update set secret = signing_key.secret returning secret`,
  );
  if (!row) throw new Error(`Inserting the secret "${name}" returned no row`);
  return row.secret;
};
