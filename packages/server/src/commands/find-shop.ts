import { sql } from "drizzle-orm";
import type { Queryable } from "../database/connection.ts";
import { merchant } from "../database/schema/merchants.ts";
import { WrongUse } from "./command.ts";

/** @throws WrongUse where no shop has that name */
export const findShop = async (db: Queryable, name: string): Promise<number> => {
  const [found] = await db
    .select({ id: merchant.id })
    .from(merchant)
    .where(sql`lower(${merchant.name}) = lower(${name})`);
  if (!found) throw new WrongUse(`There is no shop called “${name}”.`);
  return found.id;
};
