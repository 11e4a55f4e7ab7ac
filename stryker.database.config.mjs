// `pnpm mutate:database`: as `pnpm mutate:rules`, with the rules of orders and refunds that only tests on a PostgreSQL
// cover. Each test runner starts one of its own.
import rules from "./stryker.config.mjs";

const server = "packages/server/src";

export default {
  ...rules,
  mutate: [
    `${server}/after-sale/{apply-refund,lock-refund,refund-actions,refund-jobs,refund-lines,start-refund,tell-refund}.ts`,
    `${server}/ordering/transitions/{correct-parcel,lock-merchant-order,merchant-order-actions,ship-order}.ts`,
  ],
  testFiles: [`${server}/after-sale/*.db.test.ts`, `${server}/ordering/{shipping,orders/orders}.db.test.ts`],
  vitest: { configFile: "packages/server/vitest.db.config.ts" },
  incrementalFile: ".stryker/incremental-database.json",
  tempDirName: ".stryker/tmp-database",
  ignorePatterns: [
    "**",
    "!/package.json",
    "!/packages/server/{package.json,vitest.db.config.ts}",
    "!/packages/server/src/**",
  ],
};
