/** The one text that React itself assigns as HTML: how it makes a script element that must not run. */
const inertScript = "<script></script>";

interface TrustedTypePolicyFactory {
  createPolicy(
    name: string,
    rules: { createHTML?: (text: string) => string; createScriptURL?: (url: string) => string },
  ): { createHTML(text: string): string };
}

const factory = (): TrustedTypePolicyFactory | undefined =>
  typeof window === "undefined"
    ? undefined
    : (window as unknown as { trustedTypes?: TrustedTypePolicyFactory }).trustedTypes;

/** The default policy lets React's own constant and the card provider's script pass, nothing else. */
export const installTrustedTypes = (): void => {
  factory()?.createPolicy("default", {
    createHTML: (text) => {
      if (text === inertScript) return text;
      throw new TypeError("HTML from text is refused");
    },
    createScriptURL: (url) => {
      if (new URL(url, location.href).origin === "https://js.stripe.com") return url;
      throw new TypeError("Script address is refused");
    },
  });
};

let richText: { createHTML(text: string): string } | undefined;

/**
 * Marks HTML that the marketplace has sanitised (product descriptions, agreements), and texts of our own that can't
 * end the element they stand in, as safe to show with
 * `dangerouslySetInnerHTML`; any other text put there is refused by the browser.
 */
export const sanitizedHtml = (html: string): string => {
  richText ??= factory()?.createPolicy("rich-text", { createHTML: (text) => text });
  return richText ? richText.createHTML(html) : html;
};
