import type { Locale } from "@carmine/i18n";
import type { Stripe, StripeElementLocale } from "@stripe/stripe-js";
import { loadStripe } from "@stripe/stripe-js/dist/pure.mjs";

/** ms that the provider's script may take before the page says that it can't be loaded. */
const timeoutMs = 8000;

/** Languages that the provider's form knows under another name, or not at all. */
const formLocales: Partial<Record<Locale, StripeElementLocale>> = { "zh-CN": "zh", lao: "en" };

/**
 * Loads the provider's script; only the payment page does.
 * @throws Error where it can't be had in time
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
