/** Limits and constants shared by client and server (specification, section 9; rules 3, 4, 8). */
export const limits = {
  /** Maximum characters of an order note. */
  orderNote: 150,
  refundRemark: 100,
  /** Words of a shopper about a declined refund. */
  escalation: 1000,
  refundPictures: 5,
  reviewPictures: 5,
  /** Maximum characters of a review. */
  reviewText: 500,
  qualificationPictures: 10,
  /** Limits of an uploaded picture: bytes of the file, and width times height. */
  pictureBytes: 10 * 1024 * 1024,
  picturePixels: 64_000_000,
  /** Digits of a code sent by mail or text message. */
  codeDigits: 6,
  /** Seconds before a code can be sent again. */
  resendSeconds: 60,
  /** Milliseconds within which a repeated click on a sign-in or send button is ignored. */
  debounceMs: 500,
  /** Scroll position in CSS px at which the header becomes fixed. */
  fixedHeaderPx: 120,
  hotWords: 3,
  /** Units per cart row. */
  cartLine: { min: 1, max: 99 },
  /** Maximum rows of a cart. */
  cartRows: 200,
  /** Characters of a car's make, model or size. */
  carText: 60,
  /** Maximum saved searches of an account. */
  savedSearches: 20,
  /** Maximum wishlist entries of an account. */
  savedProducts: 2000,
  /** Maximum followed shops of an account. */
  followedShops: 2000,
  /** `stock` on the wire of an always sellable sku, because its merchant doesn't count it. */
  uncountedStock: 9999,
  password: { min: 8, max: 64 },
  /** Milliseconds: minimum display delay, progress bar throttle and duration. */
  minimumDelayMs: 200,
  progressThrottleMs: 200,
  progressDurationMs: 5000,
  /** Lifetime of the authentication cookie in seconds: 7 days. */
  tokenSeconds: 604800,
  /** Lifetime of a guest's token and cart in seconds: 180 days. */
  guestTokenSeconds: 180 * 86_400,
  searchPageSize: 20,
  /** Maximum number of counted and pageable search results; a total of this number means "at least". */
  searchWindow: 5_000,
  /** Ids per part of the sitemap; in six languages a file has about five megabytes. */
  sitemapPart: 1000,
  /** Products on our activity page; requests without a limit get the usual 20. */
  activityPageSize: 10,
  /** Maximum characters of a question about a product. */
  question: 300,
  suggestKeyword: 64,
  /** Maximum number of products on the comparison page. */
  comparedProducts: 4,
  /** Products of a shared link. */
  sharedProducts: 50,
  idempotencyKey: 255,
} as const;

/** Header that identifies the storefront's server to the marketplace; removed from browser requests. */
export const storefrontKeyHeader = "storefront-key";

/** Header of storefront pages whose server stores the token; the response then contains none. */
export const cookieSessionHeader = "x-cookie-session";

/** Languages on the wire. `lo` is accepted for `lao`. */
export const wireLocales = ["en", "zh-CN", "es", "fr", "th", "lao"] as const;
export type WireLocale = (typeof wireLocales)[number];

/**
 * Widths (px) in which pictures are served, by format. WebP has fewer widths, because only browsers without AVIF
 * load it. Widths above 960 are for the zoom (1600) and for banners and covers as wide as the page.
 */
export const mediaSizes = {
  avif: [64, 96, 160, 240, 320, 480, 640, 960, 1440, 1600, 1920, 2560],
  webp: [64, 96, 160, 320, 640, 960, 1920],
} as const;
