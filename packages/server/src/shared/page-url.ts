import type { WireLocale } from "@carmine/api/contract";

/**
 * Address of a page of the storefront, for mails.
 * @param path from the root, without a language prefix
 */
export const pageUrl = (
  { publicUrl, port }: { readonly publicUrl: string | null; readonly port: number },
  locale: WireLocale,
  path: string,
): string => `${publicUrl ?? `http://localhost:${port}`}${locale === "en" ? "" : `/${locale}`}${path}`;
