import type { WireLocale } from "@carmine/api/contract";
import type { Config } from "../config.ts";

/**
 * The whole address of a page of the shop, for mails.
 * @param path inside the shop without a language prefix
 */
export const pageAddress = (
  { publicUrl, port }: Pick<Config, "publicUrl" | "port">,
  locale: WireLocale,
  path: string,
): string => `${publicUrl ?? `http://localhost:${port}`}${locale === "en" ? "" : `/${locale}`}${path}`;
