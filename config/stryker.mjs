// `pnpm mutate:rules`: mutates rules that need no database and counts the mutants that unit tests kill.
import { globSync } from "node:fs";

const server = "packages/server/src";

/** Returns the patterns. Throws if one matches no file, because Stryker would silently skip it. */
export const existing = (patterns) => {
  const unmatched = patterns.filter((pattern) => globSync(pattern).length === 0);
  if (unmatched.length > 0) throw new Error(`No file matches: ${unmatched.join(", ")}`);
  return patterns;
};

const rules = existing([
  `${server}/pricing/*.ts`,
  `${server}/shared/money.ts`,
  `${server}/shared/sku-text.ts`,
  `${server}/after-sale/refund-amounts.ts`,
  `${server}/promotion/coupons/choose-coupons.ts`,
  `${server}/payment/card-expiry.ts`,
  `${server}/ordering/orders/order-number.ts`,
  `${server}/shipping/delivery/delivery-dates.ts`,
  `${server}/shared/working-days.ts`,
  `${server}/catalogue/search/query/parse-query.ts`,
  `${server}/catalogue/search/query/tokens.ts`,
  `${server}/shared/reading-order.ts`,
  `${server}/import/public-address.ts`,
  `${server}/media/fair-queue.ts`,
  "packages/api/src/contract/order-number.ts",
  "packages/api/src/contract/order-status.ts",
  "packages/api/src/contract/refund-status.ts",
]);

export default {
  mutate: [...rules, "!**/*.test.ts"],
  plugins: ["@stryker-mutator/vitest-runner"],
  testRunner: "vitest",
  vitest: { configFile: "config/vitest.mutation.ts" },
  coverageAnalysis: "perTest",
  // A mutant in module scope would need all tests, with all modules reloaded.
  ignoreStatic: true,
  concurrency: 2,
  incremental: true,
  incrementalFile: ".stryker/incremental.json",
  tempDirName: ".stryker/tmp",
  // Copies only the files that the tests read. No tsconfig.json: TypeScript 7 has no API that could read it.
  ignorePatterns: [
    "**",
    "!/package.json",
    "!/config/vitest.mutation.ts",
    "!/packages/{server,api}/{package.json,vitest.config.ts}",
    "!/packages/{server,api}/src/**/*.{ts,json}",
  ],
  reporters: ["clear-text", "progress"],
  clearTextReporter: { reportTests: false, logTests: false },
  thresholds: { high: 95, low: 90, break: 85 },
};
