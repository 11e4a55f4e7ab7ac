import type { EarlyField } from "./early-script.ts";

/** Sets a property without React's value tracking; otherwise React would detect no change. */
const setUnseen = (field: EarlyField, name: "value" | "checked", value: string | boolean): void =>
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), name)?.set?.call(field, value);

const replayTick = (field: HTMLInputElement, checked: boolean): void => {
  field.checked = !checked;
  setUnseen(field, "checked", checked);
  field.dispatchEvent(new Event("click", { bubbles: true }));
};

const replayText = (field: Exclude<EarlyField, HTMLSelectElement>, value: string): void => {
  field.value = field.defaultValue;
  setUnseen(field, "value", value);
  field.dispatchEvent(new Event("input", { bubbles: true }));
  // Number fields update when they lose focus.
  if (document.activeElement !== field) field.dispatchEvent(new FocusEvent("focusout", { bubbles: true }));
};

const replaySelect = (field: HTMLSelectElement, value: string): void => {
  field.value = value;
  field.dispatchEvent(new Event("change", { bubbles: true }));
};

/**
 * Replays the input of fields that were changed before hydration, then the submit of their form. Input in parts
 * that aren't hydrated yet stays recorded for the next call.
 */
export const replayEarlyInput = (): void => {
  for (const [field, [value, checked]] of window.early ?? []) {
    // The search field keeps its text itself; an event would open the suggestions.
    if (!field.isConnected || field.role === "combobox") window.early?.delete(field);
    else if (field instanceof HTMLSelectElement) replaySelect(field, value);
    else if (field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type))
      replayTick(field, checked ?? false);
    // Scripts can't set the files of a field, but the field still has them.
    else if (field.type === "file") field.dispatchEvent(new Event("change", { bubbles: true }));
    else replayText(field, value);
  }
  const [form, submitter] = window.earlySubmit ?? [];
  window.earlySubmit = undefined;
  // After React has updated the state of the fields.
  if (form?.isConnected) setTimeout(() => form.requestSubmit(submitter?.isConnected ? submitter : null));
};

/** The last replay, after all parts are hydrated. */
export const endEarlyInput = (): void => {
  replayEarlyInput();
  window.early = undefined;
};
