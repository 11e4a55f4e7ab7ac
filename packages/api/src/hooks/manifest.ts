/**
 * The one place for query keys, freshness and invalidation. Displayed data may be minutes old; data of a purchase is
 * always fetched.
 */

/** Milliseconds for which an answer counts as fresh. */
export const freshness = {
  /** Changes rarely: categories, menus, types of shops. */
  lasting: 60 * 60_000,
  /** Public pages: home, ranking, products, shops. */
  page: 5 * 60_000,
  /** Search results. */
  short: 30_000,
  /** Data of a purchase, and all personal data. */
  live: 0,
} as const;

export const domains = [
  "content",
  "catalogue",
  "questions",
  "votes",
  "merchants",
  "collections",
  "accounts",
  "notices",
  "cart",
  "addresses",
  "ordering",
  "reviews",
  "payment",
  "promotion",
] as const;
export type Domain = (typeof domains)[number];

/** Domains whose answers belong to one person: dropped when somebody signs in or out. */
export const personalDomains: readonly Domain[] = [
  "collections",
  "accounts",
  "votes",
  "notices",
  "cart",
  "addresses",
  "ordering",
  "reviews",
  "payment",
  "promotion",
];

/** The domain of each query and how long its answer is fresh. */
export const queryManifest = {
  homeIndex: ["content", "page"],
  hotWords: ["content", "page"],
  loginPicture: ["content", "lasting"],
  loginMethods: ["content", "page"],
  privacyPolicy: ["content", "page"],
  merchantAgreement: ["content", "page"],
  activityIndex: ["content", "page"],
  leaderboard: ["content", "page"],
  indexProducts: ["content", "page"],
  guide: ["content", "page"],
  activityProducts: ["content", "short"],
  activityDetail: ["content", "page"],
  categoryTree: ["catalogue", "lasting"],
  productList: ["catalogue", "short"],
  productFacets: ["catalogue", "short"],
  productSuggest: ["catalogue", "short"],
  productDetail: ["catalogue", "short"],
  replyConfig: ["catalogue", "page"],
  replyList: ["catalogue", "page"],
  recommendations: ["catalogue", "page"],
  questionList: ["questions", "short"],
  votedReplies: ["votes", "live"],
  merchantTypes: ["merchants", "lasting"],
  merchantCategories: ["merchants", "lasting"],
  merchantStreet: ["merchants", "page"],
  merchantSearch: ["merchants", "short"],
  merchantIndex: ["merchants", "page"],
  merchantDetail: ["merchants", "page"],
  merchantService: ["merchants", "lasting"],
  shopCategories: ["catalogue", "lasting"],
  shopProducts: ["catalogue", "short"],
  savedProducts: ["collections", "live"],
  followedShops: ["collections", "live"],
  collectionMarks: ["collections", "page"],
  userInfo: ["accounts", "short"],
  userMenu: ["accounts", "page"],
  tokenExists: ["accounts", "live"],
  userSessions: ["accounts", "live"],
  userSocialList: ["accounts", "live"],
  noticeList: ["notices", "live"],
  noticeSettings: ["notices", "live"],
  cartList: ["cart", "live"],
  cartCount: ["cart", "short"],
  addressAll: ["addresses", "live"],
  addressList: ["addresses", "live"],
  addressDetail: ["addresses", "live"],
  loadPreOrder: ["ordering", "live"],
  computePrice: ["ordering", "live"],
  couponsForOrder: ["ordering", "live"],
  awaitPayList: ["ordering", "live"],
  orderList: ["ordering", "live"],
  orderData: ["ordering", "live"],
  masterOrderDetail: ["ordering", "live"],
  orderDetail: ["ordering", "live"],
  orderHistory: ["ordering", "live"],
  reviewableList: ["reviews", "live"],
  reviewableDetail: ["reviews", "live"],
  ownReviewList: ["reviews", "live"],
  payMethod: ["payment", "page"],
  payResult: ["payment", "live"],
  coupons: ["promotion", "page"],
  couponsForMe: ["promotion", "live"],
  couponList: ["promotion", "live"],
} as const satisfies Record<string, readonly [Domain, keyof typeof freshness]>;

export type QueryName = keyof typeof queryManifest;

/** Key of a query: domain, name, language, arguments. A shorter key matches every key that begins with it. */
export const queryKeyOf = <Name extends QueryName, Input extends readonly unknown[]>(
  name: Name,
  locale: string,
  ...input: Input
) => [queryManifest[name][0], name, locale, ...input] as const;

/** Domains whose answers a mutation makes stale; `everyone` drops all personal data. */
export const mutationManifest = {
  loginEmail: "everyone",
  loginMobilePassword: "everyone",
  loginMobileCaptcha: "everyone",
  registerEmail: "everyone",
  registerMobile: "everyone",
  registerVisitor: "everyone",
  logout: "everyone",
  sendCode: [],
  emailCaptcha: [],
  emailForgetPassword: [],
  emailResetPassword: [],
  userEdit: ["accounts"],
  captchaPhonePassword: [],
  captchaEmailPassword: [],
  phoneUpdatePassword: ["accounts"],
  emailUpdatePassword: ["accounts"],
  captchaNewEmail: [],
  userEmailEdit: ["accounts"],
  captchaNewPhone: [],
  userPhoneEdit: ["accounts"],
  userSessionEnd: ["accounts"],
  userSocialUnlink: ["accounts"],
  userExport: [],
  userDelete: "everyone",
  userDeleteCancel: ["accounts"],
  noticeRead: ["notices", "accounts"],
  noticeSettingsEdit: ["notices"],
  noticeUnsubscribe: ["notices"],
  cartSave: ["cart"],
  cartNum: ["cart"],
  cartDelete: ["cart"],
  cartReset: ["cart"],
  merchantCheck: [],
  saveProduct: ["collections"],
  unsaveProduct: ["collections"],
  saveProducts: ["collections"],
  deleteSavedProducts: ["collections"],
  followShop: ["collections"],
  unfollowShop: ["collections"],
  askQuestion: ["questions"],
  watchRestock: [],
  cancelRestock: [],
  voteReply: ["votes"],
  addressEdit: ["addresses"],
  addressSetDefault: ["addresses"],
  addressDelete: ["addresses"],
  preOrder: [],
  createOrder: ["cart", "ordering", "catalogue", "promotion"],
  cancelOrder: ["ordering", "payment", "catalogue", "promotion"],
  takeOrder: ["ordering"],
  deleteOrder: ["ordering"],
  orderAgain: ["cart"],
  orderComment: ["reviews", "ordering", "catalogue"],
  addToReview: ["reviews", "catalogue"],
  pay: ["payment"],
  sandboxConfirm: ["ordering", "payment", "promotion"],
  couponReceive: ["promotion", "ordering"],
} as const satisfies Record<string, "everyone" | readonly Domain[]>;

export type MutationName = keyof typeof mutationManifest;
