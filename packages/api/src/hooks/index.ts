export * as queries from "./queries/index.ts";
export * as mutations from "./mutations/index.ts";
export type { ProductFilters, ProductSearch } from "./queries/catalogue.ts";
export type { ShopPage, ShopSearch } from "./queries/merchants.ts";
export type { CartGroup, CartItem } from "../models/cart.ts";
export type { PriceChoices } from "./queries/ordering.ts";
export { createQueryClient, forgetPerson, invalidateDomain, runMutation } from "./query-client.ts";
export { ApiProvider, useApiClient } from "./react.tsx";
export { freshness, queryKeyOf, type Domain } from "./manifest.ts";
