/** A folder or file directly below `src`; files carry their extension. */
type Unit = string;

export interface PackageRules {
  /** Allowed packages of this repository, as import specifiers: `@carmine/api/contract`. */
  readonly packages: readonly string[];
  /**
   * Entries of `src` from top to bottom: imports point to the same row or to a lower one.
   * Undefined disables the check inside the package.
   */
  readonly layers?: readonly (readonly Unit[])[];
}

/** Allowed imports between packages and inside them. All other imports and all cycles are errors. */
export const rules: Readonly<Record<string, PackageRules>> = {
  "design-system": {
    packages: [],
    layers: [
      ["index.ts"],
      ["documentation"],
      ["testing"],
      ["locales"],
      ["patterns"],
      ["components"],
      ["layout", "react-hook-form"],
      ["provider"],
      ["words"],
      ["lib"],
      ["hooks"],
      ["styles", "theme"],
      ["tokens"],
    ],
  },
  i18n: {
    packages: [],
    layers: [
      ["index.ts", "react.tsx", "tooling"],
      ["date-time.tsx", "intl-root.tsx", "use-intl.ts", "money-sums.ts", "money.ts", "dates.ts"],
      ["time-texts.ts"],
      ["make-intl.ts", "cache-formats.ts"],
      ["format-date.ts"],
      ["paths.ts", "locales.ts"],
    ],
  },
  api: {
    packages: [],
    layers: [["hooks"], ["client", "models"], ["openapi"], ["address-forms", "tagged-cache"], ["contract"]],
  },
  storefront: {
    packages: ["@carmine/api", "@carmine/design-system", "@carmine/i18n"],
    layers: [
      ["entry-client.tsx", "entry-server.tsx"],
      ["routes.tsx"],
      ["server"],
      ["rendering", "boot"],
      ["pages"],
      ["shell"],
      ["features"],
      ["router"],
      ["hydration"],
      ["app"],
    ],
  },
  console: {
    packages: ["@carmine/api", "@carmine/design-system", "@carmine/i18n"],
    layers: [["main.tsx", "server"], ["routes.tsx"], ["pages"], ["shell"], ["features"], ["app"]],
  },
  server: {
    packages: [
      "@carmine/api/contract",
      "@carmine/api/openapi",
      "@carmine/api/address-forms",
      "@carmine/api/tagged-cache",
      "@carmine/i18n",
    ],
    layers: [
      ["index.ts", "commands", "env-example.ts"],
      ["app.ts", "metrics"],
      ["domains.ts"],
      ["demo", "import", "backup"],
      ["accounts", "collections", "merchants", "content", "addresses", "console"],
      ["catalogue"],
      // Payments settle orders; orders don't know how they are paid.
      ["payment", "after-sale"],
      ["ordering"],
      // Buying an order again adds to the cart; the cart doesn't depend on orders.
      ["cart"],
      ["ledger", "promotion", "shipping"],
      ["pricing"],
      // Every domain above may send notifications.
      ["notifications"],
      ["media", "messaging", "audit"],
      ["http"],
      // Shared by all domains; types only.
      ["context.ts"],
      ["jobs"],
      ["database"],
      ["log.ts"],
      ["config-warnings.ts"],
      ["config.ts"],
      ["shared"],
    ],
  },
};
