import type { Locale } from "@carmine/i18n";
import type { Stripe, StripeElementLocale } from "@stripe/stripe-js";
import { loadStripe } from "@stripe/stripe-js/dist/pure.mjs";

/** Timeout in ms for loading the provider's script. */
const timeoutMs = 8000;

/** Languages with another code, or without support, in the provider's form. */
const formLocales: Partial<Record<Locale, StripeElementLocale>> = { "zh-CN": "zh", lao: "en" };

/**
 * Loads the provider's script; used only by the payment page.
 * @throws Error on a timeout
 */
export const loadProvider = async (publishableKey: string, locale: Locale): Promise<Stripe> => {
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error("The provider's script takes too long")), timeoutMs);
  });
  const stripe = await Promise.race([
    loadStripe(publishableKey, { locale: formLocales[locale] ?? (locale as StripeElementLocale) }),
    late,
  ]);
  if (!stripe) throw new Error("The provider's script answers nothing");
  return stripe;
};
