export type EarlyField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What a field holds, and whether it is ticked. */
export type EarlyInput = readonly [value: string, checked: boolean | undefined];

declare global {
  interface Window {
    /** Fields that the visitor changed before hydration. */
    early?: Map<EarlyField, EarlyInput> | undefined;
  }
}

/** Runs before the first paint. Notes what the visitor does to the fields, which hydrating would silently undo. */
export const earlyScript = `window.early=new Map;addEventListener("input",({target:t})=>{window.early?.set(t,[t.value,t.checked])});`;
