import type { WireLocale } from "@carmine/api/contract";
import type { Config } from "../config.ts";
import { shopAddress } from "../shared/shop-address.ts";

/** Settings that addresses of pages depend on. */
export type Site = Pick<Config, "publicUrl" | "consoleUrl" | "host" | "port">;

/**
 * The absolute URL of a page, for mails and redirects from providers. Pages of the console have no language, and their
 * own host if there is one.
 * @param path without a locale prefix
 */
export const pageAddress = (config: Site, locale: WireLocale, path: string): string => {
  const shop = shopAddress(config);
  if (path.startsWith("/console/")) return `${config.consoleUrl ?? shop}${path}`;
  return `${shop}${locale === "en" ? "" : `/${locale}`}${path}`;
};

/** Path of a shop's page, for `pageAddress`. */
export const shopPath = (merchantId: number): string => `/merchant/merchant?id=${merchantId}`;
