import type { PayType } from "@carmine/api/contract";
import { Big } from "big.js";
import { fromMinor, halfUp, minorDigits, most, toMinor, type Minor } from "./money.ts";

/** How a provider charges a currency. */
interface ProviderCurrency {
  /** Decimals of the provider's own unit. */
  readonly unitDigits: number;
  /** Maximum decimals of an amount that the provider accepts. */
  readonly digits: number;
  /** Smallest charge in major units; undefined if the provider publishes none. */
  readonly minimum?: string;
}

type CurrencyTable = ReadonlyMap<string, ProviderCurrency>;

/** Stripe's presentment currencies; https://docs.stripe.com/currencies */
const stripeTwoDecimals =
  "AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BGN BMD BND BOB BRL BSD BWP BYN BZD CAD CDF CHF CNY COP CRC CVE CZK DKK DOP DZD EGP ETB EUR FJD FKP GBP GEL GIP GMD GTQ GYD HKD HNL HTG HUF IDR ILS INR JMD KES KGS KHR KYD KZT LAK LBP LKR LRD LSL MAD MDL MKD MMK MNT MOP MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD PAB PEN PGK PHP PKR PLN QAR RON RSD RUB SAR SBD SCR SEK SGD SHP SLE SOS SRD STD SZL THB TJS TOP TRY TTD TWD TZS UAH USD UYU UZS WST XCD XCG YER ZAR ZMW";
const stripeZeroDecimals = "BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF";
/** Charged in hundredths, although amounts must be whole. */
const stripeWholeHundreds = "ISK UGX";

/** https://docs.stripe.com/currencies#minimum-and-maximum-charge-amounts */
const stripeMinimums: Readonly<Record<string, string>> = {
  AED: "2",
  AUD: "0.50",
  BGN: "1",
  BRL: "0.50",
  CAD: "0.50",
  CHF: "0.50",
  CZK: "15",
  DKK: "2.50",
  EUR: "0.50",
  GBP: "0.30",
  HKD: "4",
  HUF: "175",
  INR: "0.50",
  JPY: "50",
  MXN: "10",
  MYR: "2",
  NOK: "3",
  NZD: "0.50",
  PLN: "2",
  RON: "2",
  SEK: "3",
  SGD: "0.50",
  THB: "10",
  USD: "0.50",
};

/** https://developer.paypal.com/api/rest/reference/currency-codes */
const paypalTwoDecimals =
  "AUD BRL CAD CHF CNY CZK DKK EUR GBP HKD ILS MXN MYR NOK NZD PHP PLN SEK SGD THB USD";
const paypalZeroDecimals = "HUF JPY TWD";

const rowsOf = (
  codes: string,
  unitDigits: number,
  digits: number,
  minimums: Readonly<Record<string, string>> = {},
): [string, ProviderCurrency][] =>
  codes.split(" ").map((code) => {
    const minimum = minimums[code];
    return [code, { unitDigits, digits, ...(minimum !== undefined && { minimum }) }];
  });

const tables: Readonly<
  Partial<Record<string, { readonly name: string; readonly currencies: CurrencyTable }>>
> = {
  stripe: {
    name: "Stripe",
    currencies: new Map([
      ...rowsOf(stripeTwoDecimals, 2, 2, stripeMinimums),
      ...rowsOf(stripeZeroDecimals, 0, 0, stripeMinimums),
      ...rowsOf(stripeWholeHundreds, 2, 0),
    ]),
  },
  paypal: {
    name: "PayPal",
    currencies: new Map([...rowsOf(paypalTwoDecimals, 2, 2), ...rowsOf(paypalZeroDecimals, 0, 0)]),
  },
};

const entryOf = (provider: string, currency: string): ProviderCurrency | undefined =>
  tables[provider]?.currencies.get(currency.toUpperCase());

/** The name of a provider that can't charge a currency; undefined if it can. The sandbox charges every currency. */
export const refusesCurrency = (provider: PayType, currency: string): string | undefined => {
  const table = tables[provider];
  return table && !entryOf(provider, currency) ? table.name : undefined;
};

/** Decimals to which amounts are rounded so that each of these providers can charge and refund them. */
export const chargeDigits = (providers: readonly PayType[], currency: string): number =>
  Math.min(
    minorDigits(currency),
    ...providers.map((provider) => entryOf(provider, currency)?.digits ?? minorDigits(currency)),
  );

/**
 * Smallest amount that each of these providers charges.
 * @returns units of `chargeDigits`; at least 1
 */
export const minimumCharge = (providers: readonly PayType[], currency: string): Minor => {
  const digits = chargeDigits(providers, currency);
  return most(1n, ...providers.map((name) => toMinor(entryOf(name, currency)?.minimum ?? "0", digits)));
};

/**
 * The smallest amount that a provider can charge and refund, in ISO 4217 minor units. Every amount that it charges is a
 * multiple: 100n for forints at PayPal, which has no fillér.
 */
export const chargeStep = (provider: string, currency: string): Minor => {
  const own = minorDigits(currency);
  return 10n ** BigInt(own - Math.min(own, entryOf(provider, currency)?.digits ?? own));
};

/**
 * Converts ISO 4217 minor units to the provider's unit.
 * @throws RangeError for an amount finer than the provider charges, such as half an ariary
 */
export const toProviderUnits = (provider: PayType, currency: string, amount: Minor): Minor => {
  const own = minorDigits(currency);
  const { unitDigits, digits } = entryOf(provider, currency) ?? { unitDigits: own, digits: own };
  const major = fromMinor(amount, own);
  if (!new Big(major).round(digits, Big.roundDown).eq(major))
    throw new RangeError(`${provider} can't charge ${major} ${currency}: at most ${digits} decimals`);
  return toMinor(major, unitDigits);
};

/** Converts the provider's unit to ISO 4217 minor units. */
export const fromProviderUnits = (provider: PayType, currency: string, amount: bigint): Minor => {
  const own = minorDigits(currency);
  const { unitDigits } = entryOf(provider, currency) ?? { unitDigits: own };
  return halfUp(new Big(amount.toString()).times(new Big(10).pow(own - unitDigits)));
};

/** Decimal text in which the provider expects an amount of ISO 4217 minor units. @throws RangeError as above */
export const providerText = (provider: PayType, currency: string, amount: Minor): string =>
  fromMinor(
    toProviderUnits(provider, currency, amount),
    entryOf(provider, currency)?.unitDigits ?? minorDigits(currency),
  );
