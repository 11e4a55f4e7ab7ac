import type { ShopHead } from "@carmine/api/hooks";
import { localizedPath, type Locale } from "@carmine/i18n";
import { shopTabHref } from "../../../../features/shops/shop-address.ts";

interface Site {
  readonly publicUrl: string;
  readonly locale: Locale;
}

/** Structured data of a shop. */
export const shopData = (shop: ShopHead, { publicUrl, locale }: Site): Record<string, unknown> => {
  const absolute = (url: string): string => new URL(url, publicUrl).href;
  const { phone, email } = shop.service;
  return {
    "@type": "OnlineStore",
    name: shop.name,
    url: publicUrl + localizedPath(locale, shopTabHref("home", shop.id)),
    ...(shop.intro && { description: shop.intro }),
    ...(shop.logo && { logo: absolute(shop.logo) }),
    ...(shop.cover && { image: absolute(shop.cover) }),
    ...(phone && { telephone: phone }),
    ...(email && { email }),
  };
};
