import type { Config } from "../../config.ts";
import type { DiscountLimits } from "../../pricing/price-input.ts";
import { smallestCharge, type ChargeConfig } from "../../shared/charges.ts";

/** The configured limits of discounts on an order. */
export const discountLimits = (config: ChargeConfig & Pick<Config, "allowFree">): DiscountLimits => ({
  allowFree: config.allowFree,
  smallestCharge: smallestCharge(config),
});
