/** Written by `pnpm hooks` from the contract: change `cached` and `invalidates` of an endpoint there. */

/** The contract in parts, each loaded with its first call. */
export const contractModules = {
  accounts: () => import("../contract/accounts.ts"),
  activities: () => import("../contract/activities.ts"),
  addresses: () => import("../contract/addresses.ts"),
  afterSale: () => import("../contract/after-sale.ts"),
  applications: () => import("../contract/applications.ts"),
  cart: () => import("../contract/cart.ts"),
  catalogue: () => import("../contract/catalogue.ts"),
  categories: () => import("../contract/categories.ts"),
  collections: () => import("../contract/collections.ts"),
  content: () => import("../contract/content.ts"),
  guestOrders: () => import("../contract/guest-orders.ts"),
  merchants: () => import("../contract/merchants.ts"),
  notices: () => import("../contract/notices.ts"),
  orderCoupons: () => import("../contract/order-coupons.ts"),
  ordering: () => import("../contract/ordering.ts"),
  payment: () => import("../contract/payment.ts"),
  productComparison: () => import("../contract/product-comparison.ts"),
  productPage: () => import("../contract/product-page.ts"),
  productReviews: () => import("../contract/product-reviews.ts"),
  promotion: () => import("../contract/promotion.ts"),
  reviews: () => import("../contract/reviews.ts"),
  shopCatalogue: () => import("../contract/shop-catalogue.ts"),
  social: () => import("../contract/social.ts"),
  user: () => import("../contract/user.ts"),
} as const;
