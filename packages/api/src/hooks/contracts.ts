/**
 * The endpoints by domain, loaded with the first call. A page arrives with its data, so neither schemas nor
 * the validation library are part of its initial script.
 */
export const content = () => import("../contract/content.ts");
export const catalogue = () => import("../contract/catalogue.ts");
export const activities = () => import("../contract/activities.ts");
export const productReviews = () => import("../contract/product-reviews.ts");
export const productPage = () => import("../contract/product-page.ts");
export const merchants = () => import("../contract/merchants.ts");
export const accounts = () => import("../contract/accounts.ts");
export const social = () => import("../contract/social.ts");
export const user = () => import("../contract/user.ts");
export const applications = () => import("../contract/applications.ts");
export const notices = () => import("../contract/notices.ts");
export const cart = () => import("../contract/cart.ts");
export const addresses = () => import("../contract/addresses.ts");
export const ordering = () => import("../contract/ordering.ts");
export const reviews = () => import("../contract/reviews.ts");
export const afterSale = () => import("../contract/after-sale.ts");
export const payment = () => import("../contract/payment.ts");
export const collections = () => import("../contract/collections.ts");
export const shopCatalogue = () => import("../contract/shop-catalogue.ts");
export const promotion = () => import("../contract/promotion.ts");
export const guestOrders = () => import("../contract/guest-orders.ts");
