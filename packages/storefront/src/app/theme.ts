import { themeCookie, writeCookie } from "./cookies.ts";

export type Scheme = "light" | "dark";

/**
 * Runs before the first paint. Public HTML is the same for everybody, so the choice can only be read in the browser;
 * without one `prefers-color-scheme` decides.
 */
export const themeScript = `{const m=document.cookie.match(/(?:^|; )${themeCookie}=(light|dark)(?:;|$)/);if(m)document.documentElement.dataset.scheme=m[1]}`;

/** What is shown now. */
export const currentScheme = (): Scheme => {
  const chosen = document.documentElement.dataset.scheme;
  if (chosen === "light" || chosen === "dark") return chosen;
  return matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
};

export const chooseScheme = (scheme: Scheme): void => {
  document.documentElement.dataset.scheme = scheme;
  writeCookie(themeCookie, scheme);
};
