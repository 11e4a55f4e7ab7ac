import { schemeScript } from "@carmine/design-system/theme";
import type { Locale } from "@carmine/i18n";
import { themeCookie } from "../app/cookies.ts";
import { signedInScript } from "../app/signed-in-marker.ts";
import { earlyScript } from "../hydration/early-script.ts";
import { chosenLanguageScript } from "../shell/language/chosen-language-script.ts";
import { scriptFailureScript } from "../shell/script-failure/script-failure.ts";

/** Pixels of window height up to which none of `picturesAfterScroll` is visible. */
const maxHeight = 1200;

/**
 * Marks a page that has not been scrolled yet (`data-before-scroll`). `picturesAfterScroll` load on the first scroll,
 * so visitors who never scroll don't fetch them.
 */
export const beforeScrollScript = `if(innerHeight<=${maxHeight}){const d=document.documentElement;d.dataset.beforeScroll="";for(const e of["scroll","resize"])addEventListener(e,()=>{delete d.dataset.beforeScroll},{once:true,passive:true})}`;

/**
 * Scripts that run before the first paint, for everything that depends on the visitor's browser and can't be part of
 * cached HTML.
 * @param locales published languages
 */
export const firstPaintScripts = (locales: readonly Locale[]): string =>
  chosenLanguageScript(locales) +
  signedInScript +
  schemeScript(themeCookie) +
  beforeScrollScript +
  earlyScript +
  scriptFailureScript;
