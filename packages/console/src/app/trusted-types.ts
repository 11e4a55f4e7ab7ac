import { sanitizeRichText } from "@carmine/design-system/rich-text";

/** React assigns it as HTML to create a script element, which doesn't run. */
const inertScript = "<script></script>";

interface PolicyFactory {
  createPolicy: (
    name: string,
    rules: { createHTML: (text: string) => string; createScriptURL: (url: string) => string },
  ) => unknown;
}

/**
 * Installs a default policy: script addresses are refused, and HTML text, which only the rich text editor uses, is
 * reduced to its safe elements.
 */
export const installTrustedTypes = (): void => {
  const factory = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes;
  factory?.createPolicy("default", {
    createHTML: (text) => (text === inertScript ? text : sanitizeRichText(text)),
    createScriptURL: () => {
      throw new TypeError("Script address is refused");
    },
  });
};
