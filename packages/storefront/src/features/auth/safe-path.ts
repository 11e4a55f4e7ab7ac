/**
 * A path of this site to return to after signing in, or `undefined` (rule 8): starts with one slash, no scheme, no
 * backslash, no control character, and not the sign-in page itself.
 */
export const safePath = (value: string | null | undefined): string | undefined => {
  if (!value || value.length > longest || !value.startsWith("/")) return undefined;
  if (!isPlain(value) || !isPlain(decoded(value))) return undefined;
  // A browser must resolve it to the same path on the same site.
  const url = new URL(value, probe);
  if (url.origin !== probe || url.pathname + url.search + url.hash !== value) return undefined;
  if (/^(\/[^/]+)?\/login(\/|$)/.test(url.pathname)) return undefined;
  return value;
};

/** Approximate limit of cookies and address bars. */
const longest = 2000;

const probe = "https://shop.invalid";

const isPlain = (text: string): boolean =>
  // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
  !text.startsWith("//") && !/[\\\u0000-\u001f\u007f]/.test(text) && !/^\/[^?#]*\/\//.test(text);

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    // Invalid escape sequences are never written by our code.
    return "\\";
  }
};
