/** The only string that React assigns as HTML: it creates a script element that doesn't run. */
const inertScript = "<script></script>";

interface PolicyFactory {
  createPolicy: (
    name: string,
    rules: { createHTML: (text: string) => string; createScriptURL: (url: string) => string },
  ) => unknown;
}

/** Installs a default policy that refuses every HTML text and script address except React's constant. */
export const installTrustedTypes = (): void => {
  const factory = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes;
  factory?.createPolicy("default", {
    createHTML: (text) => {
      if (text === inertScript) return text;
      throw new TypeError("HTML from text is refused");
    },
    createScriptURL: () => {
      throw new TypeError("Script address is refused");
    },
  });
};
