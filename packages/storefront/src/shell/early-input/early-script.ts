import { isAwake } from "../../app/early-click.ts";

export type EarlyField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What a field holds, and whether it is ticked. */
export type EarlyInput = readonly [value: string, checked: boolean | undefined];

declare global {
  interface Window {
    /** Fields that the visitor changed before hydration. */
    early?: Map<EarlyField, EarlyInput> | undefined;
    /** The page is hydrated and was told of what its fields hold; from here on it hears what happens to them. */
    earlyTold?: boolean | undefined;
    /** The form that was sent before hydration, and its button. */
    earlySubmit?: readonly [form: HTMLFormElement, submitter: HTMLElement | null] | undefined;
  }
}

const noteInput = `addEventListener("input",({target:t})=>{if(!window.earlyTold||!awake(t))window.early?.set(t,[t.value,t.checked])},true);`;
const noteSubmit = `addEventListener("submit",e=>{if(window.early&&!e.defaultPrevented&&!e.target.hasAttribute("action")){e.preventDefault();window.earlySubmit=[e.target,e.submitter]}});`;
const noteClick = `addEventListener("click",({target:t})=>{const b=t.closest?.("button[type=button]:not([popovertarget],[command])");if(b)window.earlyClick=awake(b)?undefined:b},true);`;
const noteKey = `addEventListener("keydown",e=>{const{key:k,target:b}=e;if(k==="ArrowDown"&&!e.altKey&&!e.ctrlKey&&!e.metaKey&&b.matches?.("button[aria-expanded]")){const early=!awake(b);window.earlyKey=early?e:undefined;if(early)e.preventDefault()}},true);`;

/**
 * Runs before the first paint. Notes what the visitor does to the fields, which hydrating would silently undo, and the
 * button that nothing answers yet; what the browser itself does with a press needs no second one. The arrow that leads
 * from a button into what it opens is noted like a press, and doesn't scroll the page. A form without an
 * address of its own is sent by script only: the browser would load the page anew, with a password in it.
 */
export const earlyScript = `{const awake=${isAwake.toString()};window.early=new Map;${noteInput}${noteSubmit}${noteClick}${noteKey}}`;
