import { Big } from "big.js";
import type { Config } from "../../config.ts";
import type { PointsOffer } from "../../pricing/price-input.ts";
import { chargedDigits, type ChargeConfig } from "../../shared/charges.ts";
import type { Minor } from "../../shared/money.ts";

type Terms = ChargeConfig & Pick<Config, "points">;

/** The points offer at a checkout for this balance. */
export const pointsOffer = (config: Terms, balance: number): PointsOffer => ({
  balance,
  worth: new Big(config.points.worth).times(new Big(10).pow(chargedDigits(config))).toFixed(),
  maximumShare: new Big(config.points.maximumPercent).div(100).toFixed(),
  minimum: config.points.minimum,
});

/** Points for money spent on products after discounts; whole points only. */
export const pointsFor = (config: Terms, spent: Minor): number =>
  Number(
    new Big(spent.toString())
      .div(new Big(10).pow(chargedDigits(config)))
      .times(config.points.perUnit)
      .round(0, Big.roundDown)
      .toFixed(0),
  );
