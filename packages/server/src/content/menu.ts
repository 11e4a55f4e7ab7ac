import type { WireLocale } from "@carmine/api/contract";
import { sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { textInSql } from "../shared/localized-text.ts";
import type { Queryable } from "../database/connection.ts";
import { rowsOf } from "../database/rows.ts";

/** The call that an account page needs, by its desktop address: a page whose call has no route isn't listed. */
const neededCalls: Readonly<Record<string, readonly [method: "GET" | "POST", url: string]>> = {
  "/users/user_info": ["POST", "/api/front/user/edit"],
  "/users/address_list": ["GET", "/api/front/address/list"],
  "/users/collection_list": ["GET", "/api/front/collect/product/list"],
  "/users/coupon_list": ["GET", "/api/front/coupon/list"],
  "/users/points": ["GET", "/api/front/integral/user"],
  "/users/merchant_settled": ["POST", "/api/front/merchant/settled/apply"],
  "/users/application_record": ["GET", "/api/front/merchant/settled/record"],
};

/** Strokes of the pictures, on a field of 24 by 24. */
const strokes: Readonly<Record<string, string>> = {
  user: "M12 3a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9M4 21c0-4 3.5-6.5 8-6.5s8 2.5 8 6.5",
  "map-pin": "M12 22s7-7 7-12a7 7 0 0 0-14 0c0 5 7 12 7 12M12 7.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5",
  heart: "M12 21l-8-8.2a5 5 0 0 1 8-6 5 5 0 0 1 8 6z",
  coins:
    "M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18M15 9a3 3 0 0 0-3-1.5c-4 0-4 4.5 0 4.5s4 4.5 0 4.5A3 3 0 0 1 9 15M12 6v1.5M12 16.5V18",
  ticket: "M3 7h18v3a2 2 0 0 0 0 4v3H3v-3a2 2 0 0 0 0-4zM14 7v2M14 11v2M14 15v2",
  store: "M4 9l1-5h14l1 5a2.7 2.7 0 0 1-5.3 0 2.7 2.7 0 0 1-5.4 0A2.7 2.7 0 0 1 4 9M5 12v8h14v-8",
  "badge-check": "M12 2.5a9.5 9.5 0 1 1 0 19 9.5 9.5 0 0 1 0-19M8 12l3 3 5-6",
  "file-text": "M6 2.5h8l5 5v14H6zM14 2.5v5h5M9 13h7M9 17h7",
};

const pictureOf = (path: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="48" height="48" viewBox="0 0 24 24" fill="none" stroke="#d9261c" ` +
  `stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round"><path d="${path}"/></svg>`;

interface MenuRow {
  id: number;
  name: string;
  icon: string;
  pc_url: string;
}

export interface MenuEntry {
  id: number;
  name: string;
  /** Address of a small picture. */
  pic: string | null;
  url: string;
  pc_url: string;
}

const folder = "/media/menu";

/** Serves the pictures of the menu; like all pictures they may be shown at any origin. */
export const registerMenuPictures = (app: FastifyInstance): void => {
  for (const [name, path] of Object.entries(strokes))
    app.get(`${folder}/${name}.svg`, (_request, reply) =>
      reply.type("image/svg+xml").header("cache-control", "public, max-age=86400").send(pictureOf(path)),
    );
};

/** Entries of the account's menu whose pages this server can fill, in their order. */
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
    const [method, url] = neededCalls[page] ?? [];
    return method !== undefined && url !== undefined && app.hasRoute({ method, url });
  };
  return rows
    .filter(({ pc_url: page }) => isServed(page))
    .map(({ icon, ...row }) => ({
      ...row,
      pic: icon in strokes ? `${folder}/${icon}.svg` : null,
      url: row.pc_url,
    }));
};
