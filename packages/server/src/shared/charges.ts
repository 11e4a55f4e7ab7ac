import type { PayType } from "@carmine/api/contract";
import type { Minor } from "./money.ts";
import { chargeDigits, minimumCharge } from "./provider-currency.ts";

/** The part of the configuration that decides which payment methods are open. */
interface PaymentConfig {
  /** Keys of the provider; null if it isn't configured. */
  readonly stripe: object | null;
  readonly paypal: object | null;
  readonly demo: boolean;
  /** null: enabled in a demo without another provider. */
  readonly sandboxPayments: boolean | null;
}

/** The part of the configuration that decides which amounts can be charged. */
export interface ChargeConfig extends PaymentConfig {
  /** ISO 4217 code. */
  readonly currency: string;
}

/**
 * The open payment methods: providers with keys, and test cards if they are enabled or a demo has no other
 * provider.
 */
export const openPayTypes = ({
  stripe,
  paypal,
  demo,
  sandboxPayments,
}: PaymentConfig): readonly PayType[] => {
  const real: PayType[] = [...(stripe ? ["stripe" as const] : []), ...(paypal ? ["paypal" as const] : [])];
  return (sandboxPayments ?? (demo && real.length === 0)) ? [...real, "sandbox"] : real;
};

/** Decimals of charged amounts: the currency's decimals, or fewer if an open provider requires it. */
export const chargedDigits = (config: ChargeConfig): number =>
  chargeDigits(openPayTypes(config), config.currency);

/** Smallest total above 0 that can be paid with every open payment method, in units of `chargedDigits`. */
export const smallestCharge = (config: ChargeConfig): Minor =>
  minimumCharge(openPayTypes(config), config.currency);
