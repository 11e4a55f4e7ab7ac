import type { WireLocale } from "@carmine/api/contract";
import type { Config } from "../config.ts";

/**
 * Address of a page of the storefront, for mails.
 * @param path from the root, without a language prefix
 */
export const pageUrl = (
  { publicUrl, port }: Pick<Config, "publicUrl" | "port">,
  locale: WireLocale,
  path: string,
): string => `${publicUrl ?? `http://localhost:${port}`}${locale === "en" ? "" : `/${locale}`}${path}`;
