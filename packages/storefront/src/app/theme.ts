import { themeCookie, writeCookie } from "./cookies.ts";

export type Scheme = "light" | "dark";

const darkQuery = "(prefers-color-scheme: dark)";

/** The color scheme that is currently shown. */
export const currentScheme = (): Scheme => {
  const chosen = document.documentElement.dataset.scheme;
  if (chosen === "light" || chosen === "dark") return chosen;
  return matchMedia(darkQuery).matches ? "dark" : "light";
};

export const chooseScheme = (scheme: Scheme): void => {
  document.documentElement.dataset.scheme = scheme;
  writeCookie(themeCookie, scheme);
};

/** Subscribes to changes of `currentScheme`, by the shopper or the system; returns the unsubscribe function. */
export const onSchemeChange = (tell: () => void): (() => void) => {
  const chosen = new MutationObserver(tell);
  chosen.observe(document.documentElement, { attributeFilter: ["data-scheme"] });
  const preferred = matchMedia(darkQuery);
  preferred.addEventListener("change", tell);
  return () => {
    chosen.disconnect();
    preferred.removeEventListener("change", tell);
  };
};
