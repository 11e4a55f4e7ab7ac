import type { PagePath } from "@carmine/api/contract";
import * as paths from "./app/paths.ts";
import type { PageLoader } from "./router/loader.ts";
import { createPageTable, page, type PageEntry, type PageModule } from "./router/page-table.ts";
import { ErrorView } from "./shell/error-page/error-view.ts";
import { loadErrorData } from "./shell/error-page/load-error-data.ts";

/** Filters of product lists, with sort order and page number. */
const listQuery = [
  "brandId",
  "minStar",
  "minPrice",
  "maxPrice",
  "inStock",
  "optionValues",
  "sort",
  "page",
] as const;

/**
 * Every page of the shop. An entry needs a folder named like its path in `pages/` with `page.tsx` (default export:
 * the component) and optionally `loader.ts` (export `loader: PageLoader`) and `page.css.ts`. `/` has the folder
 * `home`.
 */
const entries: readonly PageEntry<PagePath>[] = [
  page(paths.home, "public", { query: ["page", "floor"] }),
  page(paths.search, "public", {
    query: [
      "cid",
      "pid",
      "name",
      "title",
      "keyword",
      "asText",
      "merId",
      ...listQuery,
      "width",
      "profile",
      "rim",
    ],
  }),
  page(paths.deals, "public", { query: ["id", "type", "cid", "sort", "page"] }),
  page(paths.ranking, "public", { query: ["cid", "period", "places"] }),
  page(paths.compare, "public", { query: ["ids", "only"], lists: ["ids"] }),
  page(paths.sharedList, "public", { query: ["ids"], lists: ["ids"] }),
  page(paths.sizeFinder, "public", { query: ["make", "model", "year"] }),
  page(paths.help, "public", { query: ["q"] }),
  page(paths.guide, "public"),
  page(paths.product, "public", {
    query: ["sku", "tab", "reviews", "pictures", "order", "page"],
  }),
  page(paths.login, "signed-out", { query: ["view", "for"] }),
  page(paths.shopFrame, "public", { query: ["id"] }),
  page(paths.shop, "public", { query: ["id"] }),
  page(paths.shopProducts, "public", { query: ["id", "cid", "search", ...listQuery] }),
  page(paths.shopCoupons, "public", { query: ["id", "useType", "page"] }),
  page(paths.shopQualification, "public", { query: ["id"] }),
  page(paths.shops, "public", { query: ["page"] }),
  page(paths.allShops, "public", {
    query: ["title", "seller", "typeId", "categoryId", "sort", "page"],
  }),
  page(paths.agreement, "public"),
  page(paths.privacy, "public"),
  page(paths.merchantAgreement, "public"),
  page(paths.cart, "guest", { query: ["refused"] }),
  page(paths.orderLookUp, "guest", { query: ["token"] }),
  page(paths.confirm, "shopper", { query: ["preOrderNo"], checkoutStep: "confirm" }),
  page(paths.payment, "shopper", {
    query: ["orderNo", "clientSecret"],
    payment: true,
    checkoutStep: "pay",
  }),
  page(paths.order, "shopper", { query: ["orderNo"] }),
  page(paths.logistics, "shopper", { query: ["orderNo"] }),
  page(paths.refund, "shopper", { query: ["orderNo"] }),
  page(paths.twitterCallback, "guest", {
    query: ["state", "code", "error", "denied", "oauth_token", "oauth_verifier"],
  }),
  page(paths.facebookCallback, "guest", { query: ["state", "code", "error"] }),
  page(paths.googleCallback, "guest", { query: ["state", "code", "error"] }),
  page(paths.paymentResult, "shopper", {
    query: ["orderNo", "status", "token", "PayerID", "local_order_no"],
    checkoutStep: "done",
  }),
  page(paths.unsubscribe, "guest", { query: ["token", "topic", "result"] }),
  page(paths.account, "shopper", { query: ["menuCur"] }),
  page(paths.addresses, "shopper", { query: ["page", "menuCur"] }),
  page(paths.sell, "guest", { query: ["menuCur"] }),
  page(paths.applications, "shopper", { query: ["page", "menuCur"] }),
  page(paths.notices, "shopper", { query: ["unread", "page", "menuCur"] }),
  page(paths.noticeSettings, "shopper", { query: ["menuCur"] }),
  page(paths.coupons, "shopper", { query: ["kind", "state", "page", "menuCur"] }),
  page(paths.profile, "shopper", { query: ["menuCur"] }),
  page(paths.points, "shopper", { query: ["tab", "page", "menuCur"] }),
  page(paths.reviews, "shopper", { query: ["tab", "type", "page", "menuCur"] }),
  page(paths.reviewForm, "shopper", { query: ["id", "menuCur"] }),
  page(paths.saved, "shopper", {
    query: ["tab", "state", "cid", "keywords", "page", "menuCur"],
  }),
  page(paths.refundForm, "shopper", { query: ["orderNo"] }),
  page(paths.refunds, "shopper", { query: ["page", "keywords", "menuCur"] }),
  page(paths.orders, "shopper", { query: ["orderStatus", "page", "keywords", "menuCur"] }),
];

export const pages = createPageTable(entries, {
  modules: import.meta.glob<PageModule>("./pages/**/page.tsx"),
  loaders: import.meta.glob<{ loader: PageLoader }>("./pages/**/loader.ts"),
  loadErrorPage: ErrorView.preload,
  loadErrorData,
});
