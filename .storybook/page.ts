import { useLayoutEffect } from "react";
import type { SampleLanguage } from "../packages/design-system/src/testing/samples.ts";

/** What the toolbar chooses. */
export interface PageGlobals {
  theme: "red" | "teal";
  /** `system` leaves it to the reader's own setting. */
  scheme: "light" | "dark" | "system";
  language: SampleLanguage;
  direction: "ltr" | "rtl";
  /** Size of the root's letters in per cent, as a reader sets it in the browser. */
  text: "100" | "150" | "200";
}

export const initialGlobals: PageGlobals = {
  theme: "red",
  scheme: "light",
  language: "en",
  direction: "ltr",
  text: "100",
};

/** Sets on the document what an application sets there. */
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
