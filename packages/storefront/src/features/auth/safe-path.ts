/**
 * A path of this site to go back to after signing in, or `undefined` (rule 8): relative to the root, no scheme, no
 * second slash, no backslash, no control character, and not the sign-in page itself.
 */
export const safePath = (value: string | null | undefined): string | undefined => {
  if (!value || value.length > longest || !value.startsWith("/")) return undefined;
  if (!isPlain(value) || !isPlain(decoded(value))) return undefined;
  // What a browser makes of it must be the same path on the same site.
  const url = new URL(value, probe);
  if (url.origin !== probe || url.pathname + url.search + url.hash !== value) return undefined;
  if (/^(\/[^/]+)?\/login(\/|$)/.test(url.pathname)) return undefined;
  return value;
};

/** Cookies and address bars end about here. */
const longest = 2000;

const probe = "https://shop.invalid";

const isPlain = (text: string): boolean =>
  // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
  !text.startsWith("//") && !/[\\\u0000-\u001f\u007f]/.test(text) && !/^\/[^?#]*\/\//.test(text);

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    // Broken escapes: nothing of ours writes them.
    return "\\";
  }
};
