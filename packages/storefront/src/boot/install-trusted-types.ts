import { trustedTypes } from "../app/sanitized-html.ts";

/** The one text that React itself assigns as HTML: how it makes a script element that must not run. */
const inertScript = "<script></script>";

/** The default policy lets React's own constant and the card provider's script pass, nothing else. */
export const installTrustedTypes = (): void => {
  trustedTypes()?.createPolicy("default", {
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
