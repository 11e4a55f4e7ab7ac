import { useLayoutEffect } from "react";
import type { SampleLanguage } from "../packages/design-system/src/testing/samples.ts";

/** Values of the toolbar. */
export interface PageGlobals {
  theme: "red" | "teal";
  /** `system` follows the user's setting. */
  scheme: "light" | "dark" | "system";
  language: SampleLanguage;
  direction: "ltr" | "rtl";
  /** Root font size in percent, as set in the browser. */
  text: "100" | "150" | "200";
}

export const initialGlobals: PageGlobals = {
  theme: "red",
  scheme: "light",
  language: "en",
  direction: "ltr",
  text: "100",
};

/** Sets the attributes that an application sets on the document. */
export function usePage({ theme, scheme, language, direction, text }: PageGlobals): void {
  useLayoutEffect(() => {
    const page = document.documentElement;
    page.dataset.theme = theme;
    if (scheme === "system") delete page.dataset.scheme;
    else page.dataset.scheme = scheme;
    page.lang = language;
    page.dir = direction;
    page.style.fontSize = text === "100" ? "" : `${text}%`;
  }, [theme, scheme, language, direction, text]);
}
