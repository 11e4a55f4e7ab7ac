const searchPath = "/goods/goods_search";

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
  return `${searchPath}?${query.toString()}`;
};

/** Goods for words as typed. */
export const searchHref = (title = "", cid = ""): string => {
  const query = new URLSearchParams();
  if (cid) query.set("cid", cid);
  if (title) query.set("title", title);
  const text = query.toString();
  return text ? `${searchPath}?${text}` : searchPath;
};

/** The home of a shop. */
export const shopHref = (id: number): string => `/merchant/merchant/home?id=${id}`;

/** Best sellers, of one department where one is given. */
export const rankingHref = (cid?: number): string =>
  cid === undefined ? "/goods/top_one" : `/goods/top_one?cid=${cid}`;

/** The products of an activity; `type` is part of the address in the reference. */
export const activityHref = (id: number): string => `/goods/activity_list?id=${id}`;

export const productHref = (id: number): string => `/goods_detail/${id}`;

/** Fields of the form that puts a sku in the cart where no script does. */
export const cartFormFields = ["productId", "skuId", "quantity"] as const;

export const paths = {
  home: "/",
  search: searchPath,
  /** All activities that run now. */
  deals: "/goods/activity_list",
  shops: "/merchant/merchant_street",
  allShops: "/merchant/merchant_more",
  saved: "/users/collection_list",
  cart: "/order/shopping_cart",
  orders: "/users/order_list?orderStatus=1",
  account: "/users",
  addresses: "/users/address_list",
  /** The id is that of the entry in the server's menu (specification, section 9). */
  sell: "/users/merchant_settled?menuCur=70",
  applications: "/users/application_record",
  notices: "/users/notice_list",
  noticeSettings: "/users/notice_settings",
  coupons: "/users/coupon_list",
  points: "/users/points",
  orderLookUp: "/order/visitor_order",
  login: "/login",
  register: "/login?view=register",
  agreement: "/middlewares/privacy_agreement",
  privacy: "/middlewares/privacy_policy",
  merchantAgreement: "/middlewares/merchant_agreement",
} as const;

/** The cart after a form whose sku could not be added. */
export const refusedCartHref = `${paths.cart}?refused=1`;
