// `pnpm mutate:database`: `pnpm mutate:rules` for the order and refund rules that only database tests cover. Each test
// runner starts its own PostgreSQL.
import rules, { existing } from "./stryker.mjs";

const server = "packages/server/src";

export default {
  ...rules,
  mutate: existing([
    `${server}/after-sale/apply-refund.ts`,
    `${server}/after-sale/lock-refund.ts`,
    `${server}/after-sale/refund-actions.ts`,
    `${server}/after-sale/refund-jobs.ts`,
    `${server}/after-sale/refund-lines.ts`,
    `${server}/after-sale/start-refund.ts`,
    `${server}/after-sale/notify-refund.ts`,
    `${server}/ordering/transitions/correct-parcel.ts`,
    `${server}/ordering/transitions/lock-merchant-order.ts`,
    `${server}/ordering/transitions/merchant-order-actions.ts`,
    `${server}/ordering/transitions/ship-order.ts`,
  ]),
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
