import { pagePaths, type PagePath } from "@carmine/api/contract";
import { localeOf } from "@carmine/i18n";
import { type SQL, sql } from "drizzle-orm";
import type { Queryable } from "../../database/connection.ts";
import { rowsOf } from "../../database/rows.ts";
import { isProductForSale } from "../../shared/for-sale.ts";
import { Refused } from "./refused.ts";

/** The position of the object's id in a page's URL. */
interface Target {
  /** Path segment or query parameter. */
  readonly from: { readonly part: number } | { readonly parameter: string; readonly isNeeded: boolean };
  /** Noun for error messages. */
  readonly noun: string;
  readonly find: (name: string) => SQL;
}

const byNumber =
  (find: (id: SQL) => SQL) =>
  (name: string): SQL =>
    /^[1-9]\d{0,8}$/.test(name) ? find(sql`${name}::int`) : sql`select 1 where false`;

const parameter = (name: string, isNeeded = false) => ({ parameter: name, isNeeded });

const category = {
  from: parameter("cid"),
  noun: "category",
  find: byNumber((id) => sql`select 1 from category where id = ${id} and is_shown`),
};
const shop = {
  from: parameter("id", true),
  noun: "open shop",
  find: byNumber((id) => sql`select 1 from merchant where id = ${id} and is_open`),
};

const targets: Partial<Record<PagePath, Target>> = {
  "/goods_detail/:id": {
    from: { part: 1 },
    noun: "product on sale",
    find: byNumber((id) => sql`select 1 from product p where p.id = ${id} and ${isProductForSale}`),
  },
  "/guides/:slug": {
    from: { part: 1 },
    noun: "guide",
    find: (slug) => sql`select 1 from guide where slug = ${slug}`,
  },
  "/goods/activity_list": {
    from: parameter("id"),
    noun: "open activity",
    find: byNumber((id) => sql`select 1 from activity where id = ${id} and is_open`),
  },
  "/goods/goods_search": category,
  "/goods/top_one": category,
  "/merchant/merchant": shop,
  "/merchant/merchant/home": shop,
  "/merchant/merchant/category": shop,
  "/merchant/merchant/coupon": shop,
  "/merchant/merchant/qualification": shop,
};

const partsOf = (path: string): string[] => path.split("/").filter(Boolean);

/** The page of a path, where `:name` matches any segment. */
const pageOf = (path: string): PagePath | undefined => {
  const parts = partsOf(path);
  return pagePaths.find((page) => {
    const pattern = partsOf(page);
    return (
      pattern.length === parts.length &&
      pattern.every((part, at) => part.startsWith(":") || part === parts[at])
    );
  });
};

const wrongLink = { text: { key: "linkWrong" } } as const;
const emptyLink = { text: { key: "linkEmpty" } } as const;

/**
 * Checks that a link leads to a page of the shop with content: a product on sale, an open shop.
 * @param url path without a locale prefix, with its query
 * @throws Refused
 */
export const checkLink = async (db: Queryable, url: string): Promise<void> => {
  if (!/^\/(?!\/)[^\s\\]*$/.test(url))
    throw new Refused(`url: “${url}” isn’t a path of the shop such as /goods_detail/12.`, wrongLink);
  const { pathname, searchParams } = new URL(url, "http://shop.invalid");
  const [first = ""] = partsOf(pathname);
  if (localeOf(first))
    throw new Refused(
      `url: “${url}” has a locale prefix; remove it, because each reader gets their own language.`,
      { text: { key: "linkLocale" } },
    );
  const page = pageOf(pathname);
  if (page === undefined) throw new Refused(`url: “${url}” doesn’t lead to a page of the shop.`, wrongLink);
  const target = targets[page];
  if (!target) return;
  const { from, noun, find } = target;
  const name = "part" in from ? partsOf(pathname)[from.part] : searchParams.get(from.parameter);
  if (name == null) {
    if ("parameter" in from && from.isNeeded)
      throw new Refused(`url: “${url}” has no ${noun}; add ?${from.parameter}=NUMBER.`, emptyLink);
    return;
  }
  if ((await rowsOf(db, find(name))).length === 0)
    throw new Refused(`url: “${url}” doesn’t lead to a page: there is no ${noun} ${name}.`, emptyLink);
};
