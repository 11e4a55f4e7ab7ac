interface TrustedTypePolicyFactory {
  createPolicy(
    name: string,
    rules: { createHTML?: (text: string) => string; createScriptURL?: (url: string) => string },
  ): { createHTML(text: string): string };
}

/** The browser's Trusted Types factory, if it has one. */
export const trustedTypes = (): TrustedTypePolicyFactory | undefined =>
  typeof window === "undefined"
    ? undefined
    : (window as unknown as { trustedTypes?: TrustedTypePolicyFactory }).trustedTypes;

let richText: { createHTML(text: string): string } | undefined;

/** Cached objects: React compares by identity and would write a new object into the page on each render. */
const marked = new Map<string, string>();
/** Limits the cache to the most recent texts; a description has a few kilobytes. */
const maxMarked = 50;

/**
 * Marks HTML as safe for `dangerouslySetInnerHTML`: HTML that the marketplace has sanitized (product descriptions,
 * agreements) and our own texts that can't close their element. The browser rejects any other text.
 */
export const sanitizedHtml = (html: string): string => {
  richText ??= trustedTypes()?.createPolicy("rich-text", { createHTML: (text) => text });
  if (!richText) return html;
  const trusted = marked.get(html) ?? richText.createHTML(html);
  if (marked.size === maxMarked) marked.clear();
  marked.set(html, trusted);
  return trusted;
};
