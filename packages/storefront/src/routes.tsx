import type { PagePath } from "@carmine/api/contract";
import { searchParameters } from "./features/catalogue/search-parameters.ts";
import { directoryNames } from "./features/shops/directory-address.ts";
import { searchInShopNames } from "./features/shops/shop-address.ts";
import type { PageLoader } from "./router/loader.ts";
import { createPageTable, page, type PageEntry, type PageModule } from "./router/page-table.ts";
import { ErrorView } from "./shell/error-page/error-view.ts";

/**
 * Every page of the shop. An entry needs a folder of the same name below `pages/` with `page.tsx` (default export: the
 * component), optionally `loader.ts` (export `loader: PageLoader`) and `page.css.ts`. `/` has the folder `home`.
 */
const entries: readonly PageEntry<PagePath>[] = [
  page("/", "public", { query: ["page", "floor"] }),
  page("/goods/goods_search", "public", { query: searchParameters }),
  page("/goods/activity_list", "public", { query: ["id", "type", "cid", "sort", "page"] }),
  page("/goods/top_one", "public", { query: ["cid", "period", "places"] }),
  page("/guides/:slug", "public"),
  page("/goods_detail/:id", "public", {
    query: ["sku", "tab", "reviews", "pictures", "order", "page"],
  }),
  page("/login", "signed-out", { query: ["view", "for"] }),
  page("/merchant/merchant", "public", { query: ["id"] }),
  page("/merchant/merchant/home", "public", { query: ["id"] }),
  page("/merchant/merchant/category", "public", { query: searchInShopNames }),
  page("/merchant/merchant/coupon", "public", { query: ["id", "useType", "page"] }),
  page("/merchant/merchant/qualification", "public", { query: ["id"] }),
  page("/merchant/merchant_street", "public", { query: ["page"] }),
  page("/merchant/merchant_more", "public", { query: directoryNames }),
  page("/middlewares/privacy_agreement", "public"),
  page("/middlewares/privacy_policy", "public"),
  page("/middlewares/merchant_agreement", "public"),
  page("/order/shopping_cart", "guest", { query: ["refused"] }),
  page("/order/visitor_order", "guest", { query: ["token"] }),
  page("/order/order_confirm", "shopper", { query: ["preOrderNo"], checkoutStep: "confirm" }),
  page("/order/stripe_payment", "shopper", {
    query: ["orderNo", "clientSecret"],
    payment: true,
    checkoutStep: "pay",
  }),
  page("/order/order_detail", "shopper", { query: ["orderNo"] }),
  page("/order/logistics", "shopper", { query: ["orderNo"] }),
  page("/order/refund_detail", "shopper", { query: ["orderNo"] }),
  page("/middlewares/callback_twitter", "guest", {
    query: ["state", "code", "error", "denied", "oauth_token", "oauth_verifier"],
  }),
  page("/middlewares/callback_facebook", "guest", { query: ["state", "code", "error"] }),
  page("/middlewares/callback_google", "guest", { query: ["state", "code", "error"] }),
  page("/order/payment_result", "shopper", {
    query: ["orderNo", "status", "token", "PayerID", "local_order_no"],
    checkoutStep: "done",
  }),
  page("/middlewares/unsubscribe", "guest", { query: ["token", "topic", "result"] }),
  page("/users", "shopper", { query: ["menuCur"] }),
  page("/users/address_list", "shopper", { query: ["menuCur"] }),
  page("/users/merchant_settled", "guest", { query: ["menuCur"] }),
  page("/users/application_record", "shopper", { query: ["page", "menuCur"] }),
  page("/users/notice_list", "shopper", { query: ["unread", "page", "menuCur"] }),
  page("/users/notice_settings", "shopper", { query: ["menuCur"] }),
  page("/users/coupon_list", "shopper", { query: ["kind", "state", "page", "menuCur"] }),
  page("/users/user_info", "shopper", { query: ["menuCur"] }),
  page("/users/points", "shopper", { query: ["tab", "page", "menuCur"] }),
  page("/users/evaluation_list", "shopper", { query: ["tab", "type", "page", "menuCur"] }),
  page("/users/evaluation_confirm", "shopper", { query: ["id", "menuCur"] }),
  page("/users/collection_list", "shopper", {
    query: ["tab", "state", "cid", "keywords", "page", "menuCur"],
  }),
  page("/users/refund_confirm", "shopper", { query: ["orderNo"] }),
  page("/users/refund_list", "shopper", { query: ["page", "keywords", "menuCur"] }),
  page("/users/order_list", "shopper", { query: ["orderStatus", "page", "keywords", "menuCur"] }),
];

export const pages = createPageTable(entries, {
  modules: import.meta.glob<PageModule>("./pages/**/page.tsx"),
  loaders: import.meta.glob<{ loader: PageLoader }>("./pages/**/loader.ts"),
  loadErrorPage: ErrorView.preload,
});
