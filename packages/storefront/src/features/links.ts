import * as paths from "../app/paths.ts";

/** A category as an address names it; `parentId` may be left out where it isn't known. */
export interface CategoryPlace {
  readonly id: number;
  readonly parentId?: number | null | undefined;
  readonly name: string;
}

/** A category's goods: `cid`, with the parent and the name for the head of the page. */
export const categoryHref = ({ id, parentId, name }: CategoryPlace): string => {
  const query = new URLSearchParams({ cid: String(id) });
  if (parentId) query.set("pid", String(parentId));
  query.set("name", name);
  return `${paths.search}?${query.toString()}`;
};

/** Goods for words as typed. */
export const searchHref = (title = "", cid = ""): string => {
  const query = new URLSearchParams();
  if (cid) query.set("cid", cid);
  if (title) query.set("title", title);
  const text = query.toString();
  return text ? `${paths.search}?${text}` : paths.search;
};

/** The home of a shop. */
export const shopHref = (id: number): string => `${paths.shop}?id=${id}`;

/** Best sellers, of one department where one is given. */
export const rankingHref = (cid?: number): string =>
  cid === undefined ? paths.ranking : `${paths.ranking}?cid=${cid}`;

/** The products of an activity; `type` is part of the address in the reference. */
export const activityHref = (id: number): string => `${paths.deals}?id=${id}`;

export const productHref = (id: number): string => paths.product.replace(":id", String(id));

/** Fields of the form that puts a sku in the cart where no script does. */
export const cartFormFields = ["productId", "skuId", "quantity"] as const;

/** The id is that of the entry in the server's menu (specification, section 9). */
export const sellHref = `${paths.sell}?menuCur=70`;
export const registerHref = `${paths.login}?view=register`;
/** Where *My orders* leads: to those that are to be sent (specification, section 2). */
export const myOrdersHref = `${paths.orders}?orderStatus=1`;

/** The cart after a form whose sku could not be added. */
export const refusedCartHref = `${paths.cart}?refused=1`;
