interface TrustedTypePolicyFactory {
  createPolicy(
    name: string,
    rules: { createHTML?: (text: string) => string; createScriptURL?: (url: string) => string },
  ): { createHTML(text: string): string };
}

/** The browser's Trusted Types, where it has them. */
export const trustedTypes = (): TrustedTypePolicyFactory | undefined =>
  typeof window === "undefined"
    ? undefined
    : (window as unknown as { trustedTypes?: TrustedTypePolicyFactory }).trustedTypes;

let richText: { createHTML(text: string): string } | undefined;

/** Marked texts: React compares what it gets, and would write each new object into the page at every render. */
const marked = new Map<string, string>();
/** Texts of the pages that were shown last; a description has a few kilobytes. */
const maxMarked = 50;

/**
 * Marks HTML that the marketplace has sanitized (product descriptions, agreements), and texts of our own that can't
 * end the element they are written into, as safe for `dangerouslySetInnerHTML`; the browser refuses any other text.
 */
export const sanitizedHtml = (html: string): string => {
  richText ??= trustedTypes()?.createPolicy("rich-text", { createHTML: (text) => text });
  if (!richText) return html;
  const trusted = marked.get(html) ?? richText.createHTML(html);
  if (marked.size === maxMarked) marked.clear();
  marked.set(html, trusted);
  return trusted;
};
