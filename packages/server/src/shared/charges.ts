import type { PayType } from "@carmine/api/contract";
import type { Config } from "../config.ts";
import type { Minor } from "./money.ts";
import { chargeDigits, minimumCharge } from "./provider-currency.ts";

type PaymentConfig = Pick<Config, "stripe" | "paypal" | "demo" | "sandboxPayments">;

/** The part of the configuration that decides which amounts can be charged. */
export type ChargeConfig = PaymentConfig & Pick<Config, "currency">;

/** The open payment methods: providers with keys, and test cards if they are on or a demo has no other provider. */
export const openPayTypes = ({
  stripe,
  paypal,
  demo,
  sandboxPayments,
}: PaymentConfig): readonly PayType[] => {
  const real: PayType[] = [...(stripe ? ["stripe" as const] : []), ...(paypal ? ["paypal" as const] : [])];
  return (sandboxPayments ?? (demo && real.length === 0)) ? [...real, "sandbox"] : real;
};

/** Decimals of the amounts that the marketplace charges: those of its currency, or fewer if an open provider needs that. */
export const chargedDigits = (config: ChargeConfig): number =>
  chargeDigits(openPayTypes(config), config.currency);

/** Smallest total above 0 that can be paid with every open payment method, in units of `chargedDigits`. */
export const smallestCharge = (config: ChargeConfig): Minor =>
  minimumCharge(openPayTypes(config), config.currency);
