import type { WireLocale } from "@carmine/api/contract";
import type { Config } from "../config.ts";
import { shopAddress } from "../shared/shop-address.ts";

/**
 * The absolute URL of a page of the shop, for mails and redirects from providers.
 * @param path without a locale prefix
 */
export const pageAddress = (
  config: Pick<Config, "publicUrl" | "host" | "port">,
  locale: WireLocale,
  path: string,
): string => `${shopAddress(config)}${locale === "en" ? "" : `/${locale}`}${path}`;

/** Path of a shop's page, for `pageAddress`. */
export const shopPath = (merchantId: number): string => `/merchant/merchant?id=${merchantId}`;
