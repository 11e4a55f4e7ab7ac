/** Limits and constants that both sides need (specification, section 9; rules 3, 4, 8). */
export const limits = {
  /** Characters of an order note. */
  orderNote: 150,
  refundRemark: 100,
  refundPictures: 5,
  reviewPictures: 5,
  /** Characters of a review. */
  reviewText: 500,
  qualificationPictures: 10,
  /** Of one uploaded picture: bytes of the file, and width times height. */
  pictureBytes: 10 * 1024 * 1024,
  picturePixels: 64_000_000,
  /** Digits of a code that is sent by mail or text message. */
  codeDigits: 6,
  /** Seconds before a code can be sent again. */
  resendSeconds: 60,
  /** Milliseconds within which a second press of a sign-in or send button is ignored. */
  debounceMs: 500,
  /** Scrolled CSS px after which the header becomes fixed. */
  fixedHeaderPx: 120,
  hotWords: 3,
  /** Pieces of one row of a cart. */
  cartLine: { min: 1, max: 99 },
  /** Rows of a cart. */
  cartRows: 200,
  /** Products that an account can have saved; as many can be marked on cards. */
  savedProducts: 2000,
  /** Shops that an account can follow; as many can be marked on cards. */
  followedShops: 2000,
  /** `stock` on the wire of a sku that is always sellable, because its merchant doesn't count it. */
  uncountedStock: 9999,
  password: { min: 8, max: 64 },
  /** Milliseconds: minimum display delay, progress bar throttle and duration. */
  minimumDelayMs: 200,
  progressThrottleMs: 200,
  progressDurationMs: 5000,
  /** Seconds that the authentication cookie lives: 7 days. */
  tokenSeconds: 604800,
  /** Seconds that a guest's token lives, and the cart that belongs to it: 180 days. */
  guestTokenSeconds: 180 * 86_400,
  searchPageSize: 20,
  /** Products that a search counts and can be paged through; a total of as many stands for that many or more. */
  searchWindow: 20_000,
  /** Ids in one part of the sitemap; in six languages its file stays near five megabytes. */
  sitemapPart: 1000,
  /** Products on our page of an activity; who asks without a limit gets 20, as everywhere. */
  activityPageSize: 10,
  /** Characters of a question about a product. */
  question: 300,
  suggestKeyword: 64,
  idempotencyKey: 255,
} as const;

/** Header by which the marketplace recognizes the storefront's server; removed from requests of browsers. */
export const storefrontKeyHeader = "storefront-key";

/** Header by which a page of the storefront states that its server stores the token; the answer then contains none. */
export const cookieSessionHeader = "x-cookie-session";

/** Languages on the wire. `lo` is accepted for `lao`. */
export const wireLocales = ["en", "zh-CN", "es", "fr", "th", "lao"] as const;
export type WireLocale = (typeof wireLocales)[number];

/**
 * Widths (px) in which the server makes pictures of its own, by format: those that pages ask for, and no others. WebP
 * is for the few browsers without AVIF, so it comes in fewer.
 */
export const mediaSizes = {
  avif: [64, 96, 160, 240, 320, 480, 640, 960],
  webp: [64, 96, 160, 320, 640, 960],
} as const;
