import type { Crumb } from "@carmine/design-system";
import { localizedPath, type Locale } from "@carmine/i18n";

/** Structured data of a breadcrumb; the last step is the page itself. */
export const breadcrumbData = (
  crumbs: readonly Crumb[],
  { publicUrl, locale }: { publicUrl: string; locale: Locale },
): Record<string, unknown> => ({
  "@type": "BreadcrumbList",
  itemListElement: crumbs.map(({ label, href }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name: label,
    ...(href && index < crumbs.length - 1 && { item: publicUrl + localizedPath(locale, href) }),
  })),
});

/** Structured data of a product list. */
export const itemListData = (
  products: readonly { id: number; name: string }[],
  { publicUrl, locale }: { publicUrl: string; locale: Locale },
  hrefOf: (id: number) => string,
): Record<string, unknown> => ({
  "@type": "ItemList",
  numberOfItems: products.length,
  itemListElement: products.map(({ id, name }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name,
    url: publicUrl + localizedPath(locale, hrefOf(id)),
  })),
});
