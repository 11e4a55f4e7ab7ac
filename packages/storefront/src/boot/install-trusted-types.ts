import { trustedTypes } from "../app/sanitized-html.ts";

/** The only string that React assigns as HTML: it creates a script element that doesn't run. */
const inertScript = "<script></script>";

/** Installs a default policy that allows only React's constant and the card provider's script. */
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
