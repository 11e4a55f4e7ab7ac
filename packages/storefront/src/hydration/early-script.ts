export type EarlyField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Value and checked state of a field. */
export type EarlyInput = readonly [value: string, checked: boolean | undefined];

declare global {
  interface Window {
    /** Fields that changed before React dispatched the change; `undefined` once the page is idle. */
    early?: Map<EarlyField, EarlyInput> | undefined;
    /** The form that was submitted before hydration, and its submit button. */
    earlySubmit?: readonly [form: HTMLFormElement, submitter: HTMLElement | null] | undefined;
  }
}

const noteInput = `addEventListener("input",({target:t})=>isTick(t)||note(t),true);`;
const noteSubmit = `addEventListener("submit",e=>{if(window.early&&!e.defaultPrevented&&!e.target.hasAttribute("action")){e.preventDefault();window.earlySubmit=[e.target,e.submitter]}});`;
const noteClick = `addEventListener("click",({target:t})=>{if(isTick(t))note(t);const b=t.closest?.("button[type=button]:not([popovertarget],[command])");if(b)window.earlyClick=b},true);`;

/**
 * Runs before the first paint. Records changed fields, which hydration would reset, and the last clicked button
 * without a default action. `handledEvents` deletes events that React dispatches; the rest is replayed. React
 * dispatches the change of a checkbox or radio button with its click. A form without an `action` needs React: the
 * browser would reload the page with the input, such as a password, in its URL.
 */
export const earlyScript = `{window.early=new Map;const isTick=t=>/^(checkbox|radio)$/.test(t.type),note=t=>window.early?.set(t,[t.value,t.checked]);${noteInput}${noteSubmit}${noteClick}}`;
