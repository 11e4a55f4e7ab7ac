const anyOf = (...patterns: readonly string[]): RegExp => new RegExp(patterns.join("|"));

/** Components of the design system, by the names of their folders. */
const components = (names: string): string => `/design-system/src/\\w+/(${names})/`;

const icons = (names: string): string => `/lucide-react/dist/esm/icons/(${names})\\.`;

/**
 * Which modules travel in one file. The bundler alone makes 204 chunks, of which a page loads 57 to 93, with 14 to 18 kB
 * more script per page (decision 0042). These groups give a page few files: what every page starts with, what several
 * pages share, its own, and what it loads later. A group includes what its modules import unless a group before it has
 * that; it must not include a page's code in what another page loads.
 */
export const chunks = [
  // Styles of cart, checkout and account alone; public pages, and what opens on them, do without.
  {
    name: "account-styles",
    test: anyOf(
      "/storefront/src/(pages/(order|users)|features/(account|checkout|order-detail|points))/.*\\.css$",
      `${components(
        "AddressForm|BalanceCard|Cart|Checkout|CouponPicker|DateRange|FileUpload|InvoiceCard|LogisticsTimeline|NotificationItem|Order|OrderTimeline|PaymentMethods|PaymentPanel|PointsPlot|RadioGroup|RatingInput|RefundCard|ResultPanel|SideNav|Steps|Switch|Table",
      )}.*\\.css$`,
    ),
  },
  // What every page starts with, and what the first views of nearly all of them share; all other styles of the shop.
  {
    name: "shop",
    test: anyOf(
      "/storefront/src/entry-client\\.tsx$",
      "/storefront/src/features/(products/(picture|price-parts|use-product-texts)|loading/QueryView|list-params)",
      "/storefront/src/app/(JsonLd|PageHead)\\.",
      "/i18n/src/dates\\.",
      "/api/src/contract/(coupon-kinds|price-amount)\\.",
      "/(useControllableState|is-browsers-key|words/fill)\\.",
      components(
        "Breadcrumb|Button|Card|EmptyState|FilterChip|Heading|IconButton|Image|Link|Price|Rating|Skeleton|Tag|Text",
      ),
      icons("chevron-left|heart|play|truck"),
      "\\.css$",
    ),
  },
  // What calls the marketplace and checks its answers comes with the first call.
  { name: "api", test: /\/api\/src\/(client|contract)\/(?!countries)|\/node_modules\/(zod|ky)\// },
  { name: "models", test: /\/api\/src\/models\// },
  // Lists of products with their shops, offers that end: home and search begin with them, the product page ends with
  // them.
  {
    name: "lists",
    test: anyOf(
      "/storefront/src/features/(products/(?!load-main|more-to-see|use-in-page|PicturesLightbox|SkuChoice|skus|delivery-days|use-lightbox)|catalogue/(search-address|recent-searches|sort-choices))",
      "/storefront/src/features/(loading/(PastEnd\\.|server-clock)|shops/use-shop-texts)",
      "/api/src/hooks/queries/merchants\\.",
      components("Avatar|Countdown|Pagination|Product(Card|Grid|Row)|SectionHead|SortBar|StatusChip"),
      icons("message-square-text|package|store"),
    ),
  },
  // What the product page and the cart share.
  {
    name: "buying",
    test: anyOf(
      "/features/cart/(use-checkout|use-add-to-cart|added-panel|checkout-input|cart-lines)\\.tsx?",
      "/features/products/(SkuChoice|skus)\\.",
      "/features/orders/order-paths\\.ts",
      components("QuantityStepper"),
      icons("shield-check"),
    ),
  },
  // What every page loads after its first view: footer, side widget, progress bar, failures; with what is below several
  // first views, and what nearly every page has that begins without it: fields, tabs, messages, dates.
  {
    name: "rest",
    test: anyOf(
      "/shell/((footer|header/menu)/BelowFold|error-page/ErrorPage|layout/DeferredShell|notices/Bridge|side/ShopSideWidget)\\.tsx$",
      "/features/loading/(LoadFailure|past-end/)",
      "/features/cart/CardButton",
      "/features/products/(load-main-query\\.|more-to-see/|use-in-page-links\\.|use-lightbox\\.)",
      "/features/coupons/(use-claim|claim-texts|use-coupon-texts)\\.",
      "/api/src/hooks/queries/(addresses|ordering|promotion)\\.",
      "/storefront/src/router/loader\\.",
      "/i18n/src/date-time\\.",
      components("Checkbox|Field|Message|SearchField|TabNav|TextArea|TextField"),
      icons("clock|file-question-mark|phone|search-x|undo-2|wallet"),
    ),
  },
  // What the lists of the search and of a shop's products begin with.
  {
    name: "filters",
    test: /\/features\/catalogue\/(list-place|recognized|filters\/(narrowings|SetFilters))\./,
  },
  // Each page.
  { name: "home", test: /\/pages\/home\/page\.tsx$/ },
  { name: "search", test: /\/pages\/goods\/goods_search\/page\.tsx$/ },
  { name: "product", test: /\/pages\/goods_detail\/(page\.tsx|queries\.ts)$/ },
  // What sign-in, cart, checkout and account share: icons, dialogs, addresses, orders.
  { name: "icons", test: new RegExp(icons(".*")), minShareCount: 2 },
  {
    name: "dialogs",
    test: anyOf(components("Dialog|ConfirmDialog"), "/node_modules/@radix-ui/react-dialog/"),
    minShareCount: 2,
  },
  { name: "changes", test: /\/react-query\/.*\/useMutation/ },
  { name: "addresses", test: /\/features\/addresses\/use-address-lines|\/contract\/countries/ },
  {
    name: "orders",
    test: anyOf(
      "/storefront/src/features/(orders|checkout)/",
      "/shell/header/ShopCheckoutHeader",
      components("Checkout|Columns|CopyButton|GoodsRow|Order|OrderTimeline|Stack|Steps"),
    ),
    minShareCount: 2,
  },
  // What is below the first views; last, for everything else may be needed without it.
  { name: "home-below", test: /\/pages\/home\/((\w+\/)?BelowFold\.tsx|loader\.ts)$/ },
  { name: "search-filters", test: /\/pages\/goods\/goods_search\/(filters|no-results)\/BelowFold\.tsx$/ },
  { name: "product-below", test: /\/pages\/goods_detail\/(([\w-]+\/)?BelowFold\.tsx|loader\.ts)$/ },
].map((group, index, all) => ({ ...group, priority: all.length - index }));
