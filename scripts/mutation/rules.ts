/** Rules whose tests must notice nearly every change, with those tests. Paths below `packages/`. */
export interface RuleArea {
  readonly name: string;
  readonly package: "api" | "server";
  /** The package's Vitest configuration. */
  readonly config: string;
  readonly files: readonly string[];
  readonly tests: readonly string[];
}

const unit = "vitest.config.ts";
const withDatabase = "vitest.db.config.ts";

export const ruleAreas: readonly RuleArea[] = [
  {
    name: "states",
    package: "api",
    config: unit,
    files: ["src/contract/order-status.ts", "src/contract/refund-status.ts"],
    tests: ["src/contract/order-status.test.ts", "src/contract/refund-status.test.ts"],
  },
  {
    name: "refund-amounts",
    package: "server",
    config: unit,
    files: ["src/after-sale/refund-amounts.ts"],
    tests: ["src/after-sale/refund-amounts.test.ts"],
  },
  {
    name: "refunds",
    package: "server",
    config: withDatabase,
    files: [
      "src/after-sale/refund-lines.ts",
      "src/after-sale/apply-refund.ts",
      "src/after-sale/lock-refund.ts",
      "src/after-sale/refund-actions.ts",
      "src/after-sale/start-refund.ts",
      "src/after-sale/refund-jobs.ts",
      "src/after-sale/tell-refund.ts",
    ],
    tests: ["src/after-sale/whole-life.db.test.ts", "src/after-sale/after-sale.db.test.ts"],
  },
  {
    name: "transitions",
    package: "server",
    config: withDatabase,
    files: [
      "src/ordering/transitions/ship-order.ts",
      "src/ordering/transitions/merchant-order-actions.ts",
      "src/ordering/transitions/lock-merchant-order.ts",
      "src/ordering/transitions/correct-parcel.ts",
    ],
    tests: [
      "src/ordering/shipping.db.test.ts",
      "src/ordering/orders/orders.db.test.ts",
      "src/after-sale/whole-life.db.test.ts",
    ],
  },
];
