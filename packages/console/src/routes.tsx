import type { Right } from "@carmine/api/contract";
import type { ComponentType } from "react";
import { createBrowserRouter, type RouteObject } from "react-router";
import { useWorkspace } from "./app/workspace.ts";
import { marketKindPaths, shopKindPaths } from "./features/entries/kind-paths.ts";
import { Forbidden } from "./shell/Forbidden.tsx";
import { Frame } from "./shell/Frame.tsx";
import { NotFound } from "./shell/NotFound.tsx";
import { RouteError } from "./shell/RouteError.tsx";
import { SignedIn } from "./shell/SignedIn.tsx";
import { Start } from "./shell/Start.tsx";

/**
 * A page that loads with its first visit. Each folder of `pages` has the name of its route.
 * @param needs right without which the page explains that the role doesn't include it
 */
const page = (load: () => Promise<{ default: ComponentType }>, needs?: Right): Pick<RouteObject, "lazy"> => ({
  lazy: async () => {
    const { default: Page } = await load();
    if (needs === undefined) return { Component: Page };
    const Guarded = () => (useWorkspace().can(needs) ? <Page /> : <Forbidden />);
    return { Component: Guarded };
  },
});

/** List and form of each kind of entries. The kinds load with the first visit of one of them. */
const entryRoutes = (kinds: readonly { path: string; needs: Right }[]): RouteObject[] =>
  kinds.flatMap(({ path, needs }) => [
    { path, ...page(() => import("./pages/market/entries/page.tsx"), needs) },
    { path: `${path}/:entryId`, ...page(() => import("./pages/market/entry/page.tsx"), needs) },
  ]);

/** Pages of a shop, below `/s/:shopId`. */
const shopRoutes: RouteObject[] = [
  { index: true, ...page(() => import("./pages/shop/overview/page.tsx")) },
  { path: "orders", ...page(() => import("./pages/shop/orders/page.tsx"), "orders.read") },
  { path: "orders/:orderNo", ...page(() => import("./pages/shop/order/page.tsx"), "orders.read") },
  { path: "returns", ...page(() => import("./pages/shop/returns/page.tsx"), "refunds.read") },
  { path: "returns/:refundNo", ...page(() => import("./pages/shop/return/page.tsx"), "refunds.read") },
  { path: "questions", ...page(() => import("./pages/shop/questions/page.tsx"), "questions.answer") },
  { path: "reviews", ...page(() => import("./pages/shop/reviews/page.tsx"), "reviews.answer") },
  { path: "packing-slips", ...page(() => import("./pages/shop/packing-slips/page.tsx"), "orders.read") },
  { path: "address-labels", ...page(() => import("./pages/shop/address-labels/page.tsx"), "orders.read") },
  { path: "pick-list", ...page(() => import("./pages/shop/pick-list/page.tsx"), "orders.read") },
  { path: "invoices", ...page(() => import("./pages/shop/invoices/page.tsx"), "orders.amounts") },
  { path: "products", ...page(() => import("./pages/shop/products/page.tsx"), "products.read") },
  { path: "inventory", ...page(() => import("./pages/shop/inventory/page.tsx"), "stock.read") },
  { path: "products/new", ...page(() => import("./pages/shop/product/page.tsx"), "products.write") },
  { path: "products/:productId", ...page(() => import("./pages/shop/product/page.tsx"), "products.read") },
  { path: "imports", ...page(() => import("./pages/shop/imports/page.tsx"), "products.write") },
  { path: "imports/:id", ...page(() => import("./pages/shop/import/page.tsx"), "products.write") },
  { path: "payouts", ...page(() => import("./pages/shop/payouts/page.tsx"), "money.read") },
  { path: "categories", ...page(() => import("./pages/shop/categories/page.tsx"), "products.write") },
  ...entryRoutes(shopKindPaths),
  { path: "statements", ...page(() => import("./pages/shop/statements/page.tsx"), "money.read") },
  { path: "shipping", ...page(() => import("./pages/shop/shipping/page.tsx"), "shop.write") },
  { path: "shop-page", ...page(() => import("./pages/shop/shop-page/page.tsx"), "shop.write") },
  { path: "staff", ...page(() => import("./pages/shop/staff/page.tsx"), "staff.write") },
  { path: "activity", ...page(() => import("./pages/shop/activity/page.tsx"), "audit.read") },
  { path: "*", Component: NotFound },
];

/** Pages of the marketplace, below `/m`. */
const marketRoutes: RouteObject[] = [
  { index: true, ...page(() => import("./pages/market/overview/page.tsx")) },
  { path: "applications", ...page(() => import("./pages/market/applications/page.tsx"), "shops.read") },
  { path: "applications/:id", ...page(() => import("./pages/market/application/page.tsx"), "shops.read") },
  { path: "shops", ...page(() => import("./pages/market/shops/page.tsx"), "shops.read") },
  { path: "shops/:id", ...page(() => import("./pages/market/shop/page.tsx"), "shops.read") },
  { path: "orders", ...page(() => import("./pages/shop/orders/page.tsx"), "orders.read") },
  { path: "orders/:orderNo", ...page(() => import("./pages/shop/order/page.tsx"), "orders.read") },
  { path: "packing-slips", ...page(() => import("./pages/shop/packing-slips/page.tsx"), "orders.read") },
  { path: "payouts", ...page(() => import("./pages/market/payouts/page.tsx"), "money.read") },
  {
    path: "payment-problems",
    ...page(() => import("./pages/market/payment-problems/page.tsx"), "money.read"),
  },
  { path: "disputes", ...page(() => import("./pages/market/disputes/page.tsx"), "refunds.read") },
  { path: "disputes/:refundNo", ...page(() => import("./pages/market/dispute/page.tsx"), "refunds.read") },
  { path: "customers", ...page(() => import("./pages/market/customers/page.tsx"), "orders.read") },
  { path: "customers/:uid", ...page(() => import("./pages/market/customer/page.tsx"), "orders.read") },
  { path: "address-labels", ...page(() => import("./pages/shop/address-labels/page.tsx"), "orders.read") },
  { path: "pick-list", ...page(() => import("./pages/shop/pick-list/page.tsx"), "orders.read") },
  { path: "invoices", ...page(() => import("./pages/shop/invoices/page.tsx"), "orders.amounts") },
  { path: "team", ...page(() => import("./pages/market/team/page.tsx"), "staff.write") },
  { path: "reviews", ...page(() => import("./pages/market/reviews/page.tsx"), "reviews.moderate") },
  { path: "categories", ...page(() => import("./pages/market/categories/page.tsx"), "categories.write") },
  {
    path: "categories/:entryId",
    ...page(() => import("./pages/market/category/page.tsx"), "categories.write"),
  },
  { path: "brands", ...page(() => import("./pages/market/brands/page.tsx"), "categories.write") },
  { path: "brands/:entryId", ...page(() => import("./pages/market/brand/page.tsx"), "categories.write") },
  {
    path: "properties",
    ...page(() => import("./pages/market/properties/page.tsx"), "categories.write"),
  },
  {
    path: "properties/:entryId",
    ...page(() => import("./pages/market/property/page.tsx"), "categories.write"),
  },
  { path: "audit", ...page(() => import("./pages/market/audit/page.tsx"), "audit.read") },
  { path: "jobs", ...page(() => import("./pages/market/jobs/page.tsx"), "settings.write") },
  {
    path: "missed-searches",
    ...page(() => import("./pages/market/missed-searches/page.tsx"), "content.write"),
  },
  ...entryRoutes(marketKindPaths),
  { path: "*", Component: NotFound },
];

/** Path of the console on its host. */
export const basename = "/console";

/** @param loadUser starts to load the account together with the page */
export const createRouter = (loadUser: () => void) =>
  createBrowserRouter(
    [
      {
        ErrorBoundary: RouteError,
        HydrateFallback: () => null,
        children: [
          { path: "sign-in", ...page(() => import("./pages/sign-in/page.tsx")) },
          { path: "invitation", ...page(() => import("./pages/invitation/page.tsx")) },
          {
            Component: SignedIn,
            loader: () => {
              loadUser();
              return null;
            },
            shouldRevalidate: () => false,
            children: [
              { index: true, Component: Start },
              {
                Component: Frame,
                children: [
                  { path: "s/:shopId", ErrorBoundary: RouteError, children: shopRoutes },
                  { path: "m", ErrorBoundary: RouteError, children: marketRoutes },
                  { path: "settings", ...page(() => import("./pages/settings/page.tsx")) },
                  { path: "*", Component: NotFound },
                ],
              },
            ],
          },
        ],
      },
    ],
    { basename },
  );
