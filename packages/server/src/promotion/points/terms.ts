import { Big } from "big.js";
import type { Config } from "../../config.ts";
import type { PointsOffer } from "../../pricing/price-input.ts";
import { minorDigits, type Minor } from "../../shared/money.ts";

type Terms = Pick<Config, "points" | "currency">;

/** What a shopper with so many points is offered at a checkout. */
export const pointsOffer = ({ points, currency }: Terms, balance: number): PointsOffer => ({
  balance,
  worth: new Big(points.worth).times(new Big(10).pow(minorDigits(currency))).toFixed(),
  maximumShare: new Big(points.maximumPercent).div(100).toFixed(),
  minimum: points.minimum,
});

/** Points for money spent on products, discounts taken off; whole points only. */
export const pointsFor = ({ points, currency }: Terms, spent: Minor): number =>
  Number(
    new Big(spent.toString())
      .div(new Big(10).pow(minorDigits(currency)))
      .times(points.perUnit)
      .round(0, Big.roundDown)
      .toFixed(0),
  );
