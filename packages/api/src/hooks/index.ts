export * as queries from "./queries/index.ts";
export { mutations } from "./mutations.ts";
export type { ProductFilters, ProductSearch } from "./queries/catalogue.ts";
export type { ShopProductSearch } from "./queries/shop-catalogue.ts";
export type { ShopFilters, ShopPage, ShopSearch } from "./queries/merchants.ts";
export type { Category, ShopCategory } from "../models/category.ts";
export type { Suggestions } from "../models/suggestions.ts";
export type { FollowedShop, Marks, SavedCounts, SavedProduct } from "../models/collections.ts";
export type { Service, Shop, ShopDetail, ShopHead } from "../models/shop.ts";
export type { ActivitySearch } from "./queries/content.ts";
export type { ReviewSearch } from "./queries/catalogue.ts";
export type {
  Activity,
  ActivityView,
  ComingActivity,
  Deal,
  DealPage,
  HiddenDeal,
} from "../models/activity.ts";
export type { Addition, ComparedProduct } from "../models/comparison.ts";
export type { ProductQuestion, QuestionPage } from "../models/question.ts";
export type {
  DeliveryTerms,
  Product,
  ProductOption,
  ProductShop,
  ProductSummary,
  RankedSummary,
  Sku,
} from "../models/product.ts";
export {
  addressFieldNames,
  addressFormOf,
  addressOf,
  type Address,
  type AddressInput,
} from "../models/address.ts";
export {
  checkoutPriceOf,
  type Checkout,
  type CheckoutCoupon,
  type CheckoutPrice,
} from "../models/checkout.ts";
export type {
  BoughtItem,
  Order,
  OrderItem,
  OrderPart,
  ListedOrder,
  OrderSums,
  PaymentResult,
  Recipient,
  ShopOrder,
  UnpaidOrder,
} from "../models/order.ts";
export type { AccountOrderCounts, OrderCounts, OrderEvent } from "../models/order-history.ts";
export type { CartCoupon, CartGroup, CartItem } from "../models/cart.ts";
export type { Application } from "../models/applications.ts";
export type { GuestOrder } from "../models/guest-order.ts";
export type { Shipment } from "../models/shipment.ts";
export type {
  Refund,
  RefundableItem,
  RefundForm,
  RefundDispute,
  RefundItem,
  RefundSummary,
} from "../models/refund.ts";
export type { Notice } from "../models/notices.ts";
export type { CouponKind } from "../contract/coupon-kinds.ts";
export type { Coupon, CouponTerms, OwnCoupon } from "../models/coupon.ts";
export type { PointBalance, PointMonth, PointMove, PointTerms } from "../models/points.ts";
export type { CouponSearch, OwnCouponSearch } from "./queries/promotion.ts";
export type { Person } from "../models/person.ts";
export type { OwnReview, ProductReview, ReviewCounts, ReviewItem } from "../models/review.ts";
export type { PriceChoices } from "./queries/ordering.ts";
export { createQueryClient, forgetPerson, invalidateDomain, runMutation } from "./query-client.ts";
export { ApiProvider, useApiClient } from "./react.tsx";
export { queryKeyOf } from "./build-query.ts";
export { freshness, type Domain } from "../contract/caching.ts";
