// Path of each page without locale prefix and query, imported as `import * as paths`. Separate constants can be
// tree-shaken; the keys of an object would be part of every page.

export const home = "/";
export const search = "/goods/goods_search";
/** All current activities, or one of them with its `id`. */
export const deals = "/goods/activity_list";
export const ranking = "/goods/top_one";
/** Up to four products next to each other. */
export const compare = "/goods/compare";
/** Products of a link that a shopper shared. */
export const sharedList = "/goods/shared_list";
/** Tire and wheel sizes by car. */
export const sizeFinder = "/goods/size_finder";
/** Help center: the guides and policies of the operator. */
export const help = "/help";
export const guide = "/guides/:slug";
export const product = "/goods_detail/:id";
export const login = "/login";
export const shopFrame = "/merchant/merchant";
export const shop = "/merchant/merchant/home";
export const shopProducts = "/merchant/merchant/category";
export const shopCoupons = "/merchant/merchant/coupon";
export const shopQualification = "/merchant/merchant/qualification";
export const shops = "/merchant/merchant_street";
export const allShops = "/merchant/merchant_more";
export const agreement = "/middlewares/privacy_agreement";
export const privacy = "/middlewares/privacy_policy";
export const merchantAgreement = "/middlewares/merchant_agreement";
/** Target of the unsubscribe links in emails. */
export const unsubscribe = "/middlewares/unsubscribe";
export const facebookCallback = "/middlewares/callback_facebook";
export const googleCallback = "/middlewares/callback_google";
export const twitterCallback = "/middlewares/callback_twitter";
export const cart = "/order/shopping_cart";
export const orderLookUp = "/order/visitor_order";
export const confirm = "/order/order_confirm";
export const payment = "/order/stripe_payment";
export const paymentResult = "/order/payment_result";
export const order = "/order/order_detail";
export const logistics = "/order/logistics";
export const refund = "/order/refund_detail";
export const account = "/users";
export const addresses = "/users/address_list";
export const sell = "/users/merchant_settled";
export const applications = "/users/application_record";
export const notices = "/users/notice_list";
export const noticeSettings = "/users/notice_settings";
export const coupons = "/users/coupon_list";
export const profile = "/users/user_info";
export const points = "/users/points";
export const reviews = "/users/evaluation_list";
export const reviewForm = "/users/evaluation_confirm";
export const saved = "/users/collection_list";
export const refundForm = "/users/refund_confirm";
export const refunds = "/users/refund_list";
export const orders = "/users/order_list";
