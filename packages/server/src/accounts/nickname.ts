import type { WireLocale } from "@carmine/api/contract";
import { textOf } from "../http/messages.ts";

/** First display name of an account that registered by phone, such as "Shopper 0132". */
export const phoneNickname = (phone: string, locale: WireLocale): string =>
  textOf("shopperName", locale, { digits: phone.slice(-4) });

/** The display name for its owner. Accounts that registered by phone used to be called "****0132". */
export const ownNickname = (nickname: string, locale: WireLocale): string =>
  /^\*{4}\d{1,4}$/.test(nickname) ? phoneNickname(nickname.slice(4), locale) : nickname;
