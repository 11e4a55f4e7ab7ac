import type { WireLocale } from "@carmine/api/contract";
import { sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { textIn, textInSql } from "../shared/localized-text.ts";
import type { Queryable } from "../database/connection.ts";
import { rowsOf } from "../database/rows.ts";
import { iconAddress } from "../media/icon-pictures.ts";
import { standardMenu } from "./standard-menu.ts";

/**
 * The endpoint that an account page needs, by its desktop URL: a page without the endpoint's route isn't
 * listed.
 */
const neededCalls: Readonly<Record<string, readonly [method: "GET" | "POST", url: string]>> = {
  "/users/user_info": ["POST", "/api/front/user/edit"],
  "/users/address_list": ["GET", "/api/front/address/list"],
  "/users/collection_list": ["GET", "/api/front/collect/product/list"],
  "/users/collection_list?tab=shops": ["GET", "/api/front/collect/merchant/list"],
  "/users/coupon_list": ["GET", "/api/front/coupon/list"],
  "/users/points": ["GET", "/api/front/integral/user"],
  "/users/merchant_settled": ["POST", "/api/front/merchant/settled/apply"],
  "/users/application_record": ["GET", "/api/front/merchant/settled/record"],
};

/** Default pages by id, for stored entries that are hidden on desktop. */
const standardPages: ReadonlyMap<number, string> = new Map(standardMenu.map(({ id, url }) => [id, url]));

interface MenuRow {
  id: number;
  name: string;
  icon: string;
  pc_url: string;
}

export interface MenuEntry {
  id: number;
  name: string;
  /** URL of a small picture. */
  pic: string | null;
  url: string;
  pc_url: string;
}

/** Entries of the account's menu in order: supported pages and external links. */
export const readMenu = async (
  db: Queryable,
  app: Pick<FastifyInstance, "hasRoute">,
  locale: WireLocale,
): Promise<MenuEntry[]> => {
  const rows = await rowsOf<MenuRow>(
    db,
    sql`select id, ${textInSql("name", locale)} as name, icon, pc_url from menu_entry order by sort, id`,
  );
  const isServed = (page: string): boolean => {
    // External links need no route.
    if (/^https?:\/\//i.test(page)) return true;
    const [method, url] = neededCalls[page] ?? [];
    return method !== undefined && url !== undefined && app.hasRoute({ method, url });
  };
  const entries =
    rows.length > 0
      ? rows.map((row) => ({ ...row, url: row.pc_url || (standardPages.get(row.id) ?? "") }))
      : standardMenu.map(({ name, pcUrl, ...entry }) => ({
          ...entry,
          name: textIn(name, locale),
          pc_url: pcUrl,
        }));
  return entries
    .filter(({ url }) => isServed(url))
    .map(({ icon, ...entry }) => ({ ...entry, pic: iconAddress(icon) }));
};
