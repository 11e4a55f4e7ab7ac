/** A folder or file directly below `src`; files carry their extension. */
type Unit = string;

export interface PackageRules {
  /** Packages of this repository that it may import, as they are written in an import: `@carmine/api/contract`. */
  readonly packages: readonly string[];
  /**
   * What stands directly below `src`, from the top down: imports point to the same line or to one further down.
   * Where it is missing, the inside of the package is not looked at.
   */
  readonly layers?: readonly (readonly Unit[])[];
}

/** Who may import whom, between the packages and inside of them. Everything else is refused, and so is every cycle. */
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
      ["layout"],
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
      ["app"],
    ],
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
      ["app.ts"],
      ["domains.ts"],
      ["demo", "import"],
      ["accounts", "collections", "merchants", "content", "addresses"],
      ["catalogue"],
      // A payment settles orders; no order knows how it is paid.
      ["payment", "after-sale"],
      ["ordering"],
      // Buying an order again adds to the cart; the cart knows no orders.
      ["cart"],
      ["ledger", "promotion", "shipping"],
      ["pricing"],
      // Every domain above may tell shoppers something.
      ["notifications"],
      ["media", "messaging", "audit"],
      ["http"],
      // What every domain is given: types only.
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
