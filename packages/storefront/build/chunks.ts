import type { Plugin } from "vite";

/** Pattern for each name in a folder; `|` separates names. */
const inFolder = (folder: string, names: string, ending = "\\."): string[] =>
  names.split("|").map((name) => `/${folder}/${name}${ending}`);

/** Design system components by folder name. */
const components = (names: string, ending = "/"): string[] =>
  inFolder("design-system/src/\\w+", names, ending);

const icons = (names: string): string[] => inFolder("lucide-react/dist/esm/icons", names);

const features = (folder: string, names: string): string[] =>
  inFolder(`storefront/src/features/${folder}`, names);

interface Group {
  readonly name: string;
  /**
   * The group's modules and their imports, except those of earlier groups. Each pattern must match a module.
   */
  readonly modules: readonly string[];
  /** Minimum number of pages or lazy chunks that import a module. */
  readonly minShareCount?: number;
}

/**
 * Chunk groups. Without them the bundler creates 204 files, of which a page loads 57 to 93, with 14 to 18 kB
 * more script per page (record 0042). A group must not add code of one page to the first load of another.
 */
const groups: readonly Group[] = [
  // Styles that only cart, checkout and account need.
  {
    name: "account-styles",
    modules: [
      ...inFolder("storefront/src/pages", "order|users", "/.*\\.css$"),
      ...inFolder("storefront/src/features", "account|checkout|order-detail", "/.*\\.css$"),
      ...components(
        "AddressForm|BalanceCard|Cart|Checkout|CouponPicker|DateRange|FileUpload|LogisticsTimeline|NotificationItem|Order|OrderTimeline|PaymentMethods|PaymentPanel|PointsPlot|RadioGroup|RatingInput|RefundCard|ResultPanel|SideNav|Steps|Switch|Table",
        "/.*\\.css$",
      ),
    ],
  },
  // The first script of every page, and all other styles, because server-rendered lazy parts need theirs before their script.
  {
    name: "shop",
    modules: [
      "/storefront/src/entry-client\\.tsx$",
      ...features("products", "picture|price-parts|use-product-texts"),
      "/features/loading/QueryView\\.",
      "/features/list-params\\.",
      ...inFolder("storefront/src/app", "JsonLd|PageHead"),
      "/i18n/src/dates\\.",
      ...inFolder("design-system/src/\\w+", "useControllableState|is-browser-shortcut|fill"),
      ...inFolder("api/src/contract", "coupon-kinds|price-amount"),
      ...components(
        "Breadcrumb|Button|Card|EmptyState|FilterChip|Heading|IconButton|Image|Link|Price|Rating|Skeleton|Tag|Text",
      ),
      ...icons("chevron-left|heart|play|truck"),
      "\\.css$",
    ],
  },
  // Loaded with the first call of the API.
  {
    name: "api",
    modules: [
      ...inFolder("api/src", "client|contract", "/(?!countries)"),
      ...inFolder("node_modules", "zod|ky", "/"),
    ],
  },
  // Product lists: first on home and search, last on the product page.
  {
    name: "lists",
    modules: [
      ...features("products", "ShopProductCard|max-low-stock|has-sold|recently-viewed"),
      ...features("catalogue", "measures|search-params|recent-searches|sort-choices"),
      ...features("loading", "PastEnd|server-clock"),
      "/features/shops/use-shop-texts\\.",
      "/api/src/hooks/queries/merchants\\.",
      ...components(
        "Avatar|Countdown|Pagination|ProductCard|ProductGrid|ProductRow|SectionHead|SortBar|StatusChip",
      ),
      ...icons("message-square-text|package|ruler|store"),
    ],
  },
  // Shared by the product page and the cart.
  {
    name: "buying",
    modules: [
      ...features("cart", "use-checkout|use-add-to-cart|added-panel|checkout-input|cart-lines"),
      ...features("products", "SkuChoice|skus"),
      "/features/orders/order-paths\\.",
      ...components("QuantityStepper"),
      ...icons("shield-check"),
    ],
  },
  // Loaded by every page after its first view, and by nearly every page without a separate group for its
  // first view.
  {
    name: "rest",
    modules: [
      ...inFolder(
        "shell",
        "footer/PageFooter|header/menu/HeaderCategoryMenu|error-page/ErrorPage|layout/DeferredShell|notices/ToastBridge|side/ShopSideWidget",
      ),
      ...features("loading", "LoadFailure|PastEndMessage|load-main-query"),
      ...features("products", "MoreToSeeRows|use-in-page-links|use-lightbox"),
      ...features("coupons", "use-claim|claim-texts|use-coupon-texts"),
      "/features/cart/CardButton\\.",
      "/features/orders/order-params\\.",
      ...inFolder("api/src/hooks/queries", "addresses|ordering|promotion"),
      "/storefront/src/router/loader\\.",
      "/i18n/src/date-time\\.",
      ...components("Checkbox|Field|Message|SearchField|TabNav|TextArea|TextField"),
      ...icons("bell|clock|file-question-mark|package-open|phone|search-x|undo-2|wallet"),
    ],
  },
  // First views.
  { name: "home", modules: ["/pages/home/page\\.tsx$"] },
  { name: "search", modules: ["/pages/goods/goods_search/page\\.tsx$"] },
  { name: "product", modules: ["/pages/goods_detail/page\\.tsx$", "/pages/goods_detail/queries\\.ts$"] },
  // Shared by sign-in, cart, checkout and account.
  {
    name: "dialogs",
    modules: [...components("Dialog|ConfirmDialog"), "/node_modules/@radix-ui/react-dialog/"],
    minShareCount: 2,
  },
  {
    name: "orders",
    modules: [
      ...inFolder("storefront/src/features", "orders|checkout", "/"),
      "/shell/header/ShopCheckoutHeader",
      ...components("Checkout|Columns|CopyButton|LineItem|Order|OrderTimeline|Stack|Steps"),
    ],
    minShareCount: 2,
  },
  // Below the first view of the product page.
  {
    name: "product-sections",
    modules: inFolder(
      "pages/goods_detail",
      "ProductSections|loader|buy/CouponSum|buy/Coupons|buy/Promises|buy/Restock|delivery/Delivery|gallery/ProductTools|gallery/TireGrades|shop/Aside",
    ),
  },
];

/** The groups in the bundler's format; the first match of a module applies. */
export const chunks = groups.map(({ name, modules, minShareCount = 1 }, index) => ({
  name,
  test: new RegExp(modules.join("|")),
  minShareCount,
  priority: groups.length - index,
}));

/** Fails the build if a pattern matches no module, for example after a rename. */
export const checkChunks = (): Plugin => ({
  name: "check-chunks",
  apply: "build",
  applyToEnvironment: ({ name }) => name === "client",
  buildEnd(error) {
    if (error) return;
    const ids = [...this.getModuleIds()];
    const dead = groups.flatMap(({ name, modules }) =>
      modules
        .filter((pattern) => !ids.some((id) => new RegExp(pattern).test(id)))
        .map((pattern) => `${name}: ${pattern}`),
    );
    if (dead.length > 0) this.error(`Patterns in build/chunks.ts that match no module:\n${dead.join("\n")}`);
  },
});
