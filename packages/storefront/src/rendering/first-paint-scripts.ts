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

/**
 * Asks for all modules of a page at once, and runs the first. With the high priority that modules have by themselves
 * Lighthouse counts them among what holds the first paint up.
 */
const fetchModules = (modules: readonly string[]): string =>
  `for(const href of ${JSON.stringify(modules)})document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href,fetchPriority:"low"}));import("${modules[0]}")`;

/**
 * Starts the page right after its first frame is drawn: asked for earlier, its modules would share the line with the
 * styles and the picture that this frame waits for. A page in the background has no frames.
 * @param modules addresses of the modules of the page, the entry first
 */
export const startScript = (modules: readonly string[]): string => {
  const start = `()=>{${fetchModules(modules)}}`;
  // Vite's own modules, which come after this script, must have run.
  if (import.meta.env.DEV) return `addEventListener("DOMContentLoaded",${start});`;
  return `{const start=${start};document.hidden?start():requestAnimationFrame(()=>setTimeout(start))}`;
};

/**
 * Runs before the first paint: what depends on the visitor's browser and can't be part of cached HTML.
 * @param modules addresses of the modules of the page, the entry first
 */
export const firstPaintScripts = (modules: readonly string[]): string =>
  themeScript + beforeScrollScript + earlyScript + unfinishedScript + startScript(modules);
