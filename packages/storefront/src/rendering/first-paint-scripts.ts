import { signedInScript } from "../app/signed-in-marker.ts";
import { themeScript } from "../app/theme.ts";
import { earlyScript } from "../shell/early-input/early-script.ts";
import { unfinishedScript } from "../shell/unfinished/unfinished-script.ts";

/** Px of height up to which a window shows nothing of `picturesAfterScroll`. */
const maxHeight = 1200;

/**
 * Marks a page that has not been scrolled yet (`data-before-scroll`): `picturesAfterScroll` wait for that, and visitors
 * who never scroll never fetch them.
 */
export const beforeScrollScript = `if(innerHeight<=${maxHeight}){const d=document.documentElement;d.dataset.beforeScroll="";for(const e of["scroll","resize"])addEventListener(e,()=>{delete d.dataset.beforeScroll},{once:true,passive:true})}`;

/** Runs before the first paint: what depends on the visitor's browser and can't be part of cached HTML. */
export const firstPaintScripts =
  signedInScript + themeScript + beforeScrollScript + earlyScript + unfinishedScript;
