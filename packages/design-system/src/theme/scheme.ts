/** A color scheme, or `system` for the user's system setting. */
export type ColorScheme = "light" | "dark" | "system";

/**
 * Code of a classic script that applies the stored color scheme. Put it into the head before the style
 * sheets, so that the first paint has the right scheme although the HTML is the same for everyone.
 *
 * @param cookie - name of the cookie, in which only letters, digits, hyphens and underscores are allowed
 */
export const schemeScript = (cookie = "color-scheme"): string =>
  `{const m=document.cookie.match(/(?:^|; )${cookie}=(light|dark)(?:;|$)/);if(m)document.documentElement.dataset.scheme=m[1]}`;

/** Shows a color scheme and stores it for a year in a cookie that `schemeScript` reads. */
export function storeScheme(scheme: ColorScheme, cookie = "color-scheme"): void {
  const root = document.documentElement;
  if (scheme === "system") delete root.dataset.scheme;
  else root.dataset.scheme = scheme;
  const maxAge = scheme === "system" ? 0 : 365 * 24 * 60 * 60;
  document.cookie = `${cookie}=${scheme}; path=/; max-age=${maxAge}; samesite=lax`;
}
