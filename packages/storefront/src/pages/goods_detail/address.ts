import { page, parseId } from "../../features/list-params.ts";
import { productHref } from "../../features/links.ts";

export const productTabs = ["details", "specification", "reviews", "questions"] as const;
export type ProductTab = (typeof productTabs)[number];

/** Review filters in the order of the API's numbers: all, 5 stars, 2–4 stars, 1 star. */
export const reviewKinds = ["all", "good", "general", "bad"] as const;
export type ReviewKind = (typeof reviewKinds)[number];

/** Sort orders of the reviews; the default lists the shopper's language first. */
export const reviewOrders = ["new", "helpful"] as const;
export type ReviewOrder = (typeof reviewOrders)[number];

/** State of a product page in the query string. */
export interface ProductView {
  /** Selected SKU; `undefined` for the default. */
  readonly sku?: number;
  readonly tab: ProductTab;
  readonly reviews: ReviewKind;
  /** Only reviews with pictures. */
  readonly pictures?: true;
  readonly order?: ReviewOrder;
  /** Page of the reviews or questions, from 1. */
  readonly page: number;
}

/** Parses the query string of a product page and ignores invalid values. */
export const readView = (params: URLSearchParams): ProductView => {
  const sku = parseId(params.get("sku"));
  const kind = /^[0-3]$/.test(params.get("reviews") ?? "") ? Number(params.get("reviews")) : undefined;
  const order = reviewOrders.find((name) => name === params.get("order"));
  const named = productTabs.find((tab) => tab === params.get("tab"));
  return {
    ...(sku !== undefined && { sku }),
    tab: kind === undefined ? (named ?? "details") : "reviews",
    reviews: reviewKinds[kind ?? 0] ?? "all",
    ...(params.get("pictures") === "true" && { pictures: true }),
    ...(order && { order }),
    page: page.read(params.get("page") ?? "", params),
  };
};

/** DOM id of the tabs: target of this page's links without JavaScript. */
export const tabsId = "about";

/** URL of a view; without parameters for the default view. */
export const viewHref = (id: number, view: ProductView): string => {
  const query = new URLSearchParams();
  if (view.sku !== undefined) query.set("sku", String(view.sku));
  if (view.tab === "reviews") {
    query.set("reviews", String(reviewKinds.indexOf(view.reviews)));
    if (view.pictures) query.set("pictures", "true");
    if (view.order) query.set("order", view.order);
    if (view.page > 1) query.set("page", String(view.page));
  } else if (view.tab !== "details") {
    query.set("tab", view.tab);
    if (view.tab === "questions" && view.page > 1) query.set("page", String(view.page));
  }
  const text = query.toString();
  return text ? `${productHref(id)}?${text}` : productHref(id);
};

/** URL of a view with the tabs as the fragment, for links that change their content. */
export const productTabHref = (id: number, { sku, tab }: ProductView, change: Partial<ProductView>): string =>
  `${viewHref(id, { ...(sku !== undefined && { sku }), tab, reviews: "all", page: 1, ...change })}#${tabsId}`;

/** URL of the reviews with one change. */
export const reviewsHref = (
  id: number,
  { sku, reviews, pictures, order }: ProductView,
  change: { reviews?: ReviewKind; pictures?: boolean; order?: ReviewOrder | undefined; page?: number },
): string => {
  const next = { reviews, pictures: pictures ?? false, order, page: 1, ...change };
  const { pictures: narrowed, order: by, ...rest } = next;
  return productTabHref(
    id,
    { ...(sku !== undefined && { sku }), tab: "reviews", reviews: "all", page: 1 },
    { tab: "reviews", ...rest, ...(narrowed && { pictures: true as const }), ...(by && { order: by }) },
  );
};
