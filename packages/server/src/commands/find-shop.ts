import { sql } from "drizzle-orm";
import type { Queryable } from "../database/connection.ts";
import { merchant } from "../database/schema/merchants.ts";
import { WrongValue } from "./command.ts";

/** @throws WrongValue if no shop has that name */
export const findShop = async (db: Queryable, name: string): Promise<number> => {
  const [found] = await db
    .select({ id: merchant.id })
    .from(merchant)
    .where(sql`lower(${merchant.name}) = lower(${name})`);
  if (!found) throw new WrongValue(`there is no shop "${name}"`, 'run "shop merchant list" for the names');
  return found.id;
};
