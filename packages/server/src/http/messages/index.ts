import type { MessageKey, WireLocale } from "@carmine/api/contract";
import { afterSaleTexts } from "./after-sale.ts";
import { accountTexts } from "./accounts.ts";
import type { LocalizedText } from "../../shared/localized-text.ts";
import { applicationTexts } from "./applications.ts";
import { addressTexts } from "./addresses.ts";
import { cartTexts } from "./cart.ts";
import fieldTexts from "./field-texts.json" with { type: "json" };
import { generalTexts } from "./general.ts";
import type { Localized } from "./localized.ts";
import { accountNoticeTexts } from "./notices-account.ts";
import { orderNoticeTexts } from "./notices-orders.ts";
import { staffNoticeTexts } from "./notices-staff.ts";
import { profileTexts } from "./profile.ts";
import { socialTexts } from "./social.ts";
import { savedNoticeTexts } from "./notices-saved.ts";
import { mailTexts } from "./mails.ts";
import { paymentMailTexts } from "./mails-payment.ts";
import { orderingTexts } from "./ordering.ts";
import { paymentTexts } from "./payment.ts";
import { paymentProblemTexts } from "./payment-problems.ts";
import { reviewTexts } from "./reviews.ts";
import { uploadTexts } from "./uploads.ts";
import { promotionTexts } from "./promotion.ts";
import { productTexts } from "./products.ts";

/** Every text that an answer can carry. The texts of a domain are in `messages/<domain>.ts`. */
const texts = {
  ...generalTexts,
  ...fieldTexts,
  ...accountTexts,
  ...cartTexts,
  ...productTexts,
  ...addressTexts,
  ...orderingTexts,
  ...paymentTexts,
  ...paymentProblemTexts,
  ...applicationTexts,
  ...profileTexts,
  ...socialTexts,
  ...orderNoticeTexts,
  ...savedNoticeTexts,
  ...accountNoticeTexts,
  ...staffNoticeTexts,
  ...mailTexts,
  ...paymentMailTexts,
  ...reviewTexts,
  ...uploadTexts,
  ...promotionTexts,
  ...afterSaleTexts,
};

export type TextKey = keyof typeof texts;
export type TextValues = Readonly<Record<string, string | number>>;

// A key of the contract without its text doesn't compile.
fieldTexts satisfies Record<MessageKey, Localized>;

const all: Readonly<Record<string, Localized>> = texts;

export const isTextKey = (key: string): key is TextKey => Object.hasOwn(texts, key);

/** All texts of a language by their keys. */
export const textsIn = (locale: WireLocale): Record<string, string> =>
  Object.fromEntries(Object.entries(all).map(([key, text]) => [key, text[locale]]));

/** The text in all languages, for a reader whose language isn't known yet. */
export const localizedText = (key: TextKey): LocalizedText => texts[key];

/** The text in that language, with its values filled in. */
export const textOf = (key: TextKey, locale: WireLocale, values: TextValues = {}): string =>
  (all[key]?.[locale] ?? "").replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
