import * as paths from "../app/paths.ts";

/** Category fields of a URL; `parentId` is optional if it isn't known. */
export interface CategoryPlace {
  readonly id: number;
  readonly parentId?: number | null | undefined;
  readonly name: string;
}

/** Path of a category's products: `cid`, with the parent and the name for the page's title. */
export const categoryHref = ({ id, parentId, name }: CategoryPlace): string => {
  const query = new URLSearchParams({ cid: String(id) });
  if (parentId) query.set("pid", String(parentId));
  query.set("name", name);
  return `${paths.search}?${query.toString()}`;
};

/** Path of the search results for keywords. */
export const searchHref = (title = "", cid = ""): string => {
  const query = new URLSearchParams();
  if (cid) query.set("cid", cid);
  if (title) query.set("title", title);
  const text = query.toString();
  return text ? `${paths.search}?${text}` : paths.search;
};

/** Home page of a shop. */
export const shopHref = (id: number): string => `${paths.shop}?id=${id}`;

/** Best sellers, of one department if given. */
export const rankingHref = (cid?: number): string =>
  cid === undefined ? paths.ranking : `${paths.ranking}?cid=${cid}`;

/** The products of an activity; `type` is part of the path in the reference. */
export const activityHref = (id: number): string => `${paths.deals}?id=${id}`;

export const productHref = (id: number): string => paths.product.replace(":id", String(id));

export const guideHref = (slug: string): string => paths.guide.replace(":slug", slug);

/** Fields of the form that adds a sku to the cart without scripts. */
export const cartFormFields = ["productId", "skuId", "quantity"] as const;

/** `menuCur` is the id of the entry in the server's menu (specification, section 9). */
/** New products of all departments, without sold-out ones. */
export const newestHref = `${paths.search}?sort=new&inStock=true`;

/** Whether a URL lists new products of all departments, with or without filters. */
export const isNewestList = (pathname: string, query: URLSearchParams): boolean =>
  pathname === paths.search &&
  query.get("sort") === "new" &&
  ["cid", "pid", "name", "title", "keyword"].every((field) => !query.get(field));

export const sellHref = `${paths.sell}?menuCur=70`;
export const registerHref = `${paths.login}?view=register`;
/** Target of *My orders*: orders to be shipped (specification, section 2). */
export const myOrdersHref = `${paths.orders}?orderStatus=1`;

/** The cart after a form without scripts couldn't add its sku. */
export const refusedCartHref = `${paths.cart}?refused=1`;
