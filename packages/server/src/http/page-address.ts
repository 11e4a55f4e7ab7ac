import type { WireLocale } from "@carmine/api/contract";
import type { Config } from "../config.ts";
import { shopAddress } from "../shared/shop-address.ts";

/**
 * The whole address of a page of the shop, for mails and for providers that send a browser back.
 * @param path inside the shop without a language prefix
 */
export const pageAddress = (
  config: Pick<Config, "publicUrl" | "host" | "port">,
  locale: WireLocale,
  path: string,
): string => `${shopAddress(config)}${locale === "en" ? "" : `/${locale}`}${path}`;

/** Page of a shop, as a path for `pageAddress`. */
export const shopPath = (merchantId: number): string => `/merchant/merchant?id=${merchantId}`;
