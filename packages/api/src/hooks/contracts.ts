/**
 * The endpoints by domain, loaded with the first call of one: what a page shows came with it, so neither schemas nor
 * the library that checks answers are part of what a page starts with.
 */
export const content = () => import("../contract/content.ts");
export const catalogue = () => import("../contract/catalogue.ts");
export const merchants = () => import("../contract/merchants.ts");
export const accounts = () => import("../contract/accounts.ts");
export const cart = () => import("../contract/cart.ts");
export const addresses = () => import("../contract/addresses.ts");
export const ordering = () => import("../contract/ordering.ts");
export const payment = () => import("../contract/payment.ts");
