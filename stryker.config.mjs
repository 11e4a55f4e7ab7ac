// `pnpm mutate:rules`: changes rules that need no database in one place at a time, and counts how many of these changes
// the unit tests notice.

const server = "packages/server/src";

export default {
  mutate: [
    `${server}/pricing/*.ts`,
    `${server}/shared/{money,sku-text}.ts`,
    `${server}/after-sale/refund-amounts.ts`,
    `${server}/promotion/coupons/choose-coupons.ts`,
    `${server}/payment/card-expiry.ts`,
    `${server}/ordering/orders/order-number.ts`,
    `${server}/shipping/delivery/delivery-dates.ts`,
    `${server}/merchants/applications/working-days.ts`,
    `${server}/catalogue/search/{query/{parse-query,tokens},facets/reading-order}.ts`,
    `${server}/import/public-address.ts`,
    `${server}/media/fair-queue.ts`,
    "packages/api/src/contract/{order-number,order-status,refund-status}.ts",
    "!**/*.test.ts",
  ],
  plugins: ["@stryker-mutator/vitest-runner"],
  testRunner: "vitest",
  vitest: { configFile: "vitest.mutation.config.ts" },
  coverageAnalysis: "perTest",
  // A change of what runs while a file is loaded needs all tests, with all files loaded anew.
  ignoreStatic: true,
  concurrency: 2,
  incremental: true,
  incrementalFile: ".stryker/incremental.json",
  tempDirName: ".stryker/tmp",
  // Only what the tests read is copied. Without tsconfig.json: TypeScript 7 has no API to read it with.
  ignorePatterns: [
    "**",
    "!/package.json",
    "!/vitest.mutation.config.ts",
    "!/packages/{server,api}/{package.json,vitest.config.ts}",
    "!/packages/{server,api}/src/**/*.{ts,json}",
  ],
  reporters: ["clear-text", "progress"],
  clearTextReporter: { reportTests: false, logTests: false },
  thresholds: { high: 95, low: 90, break: 85 },
};
