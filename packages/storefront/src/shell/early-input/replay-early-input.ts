import type { EarlyField } from "./early-script.ts";

/** Sets a property past React, which notes what is set on the element itself and would see no change. */
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
  // A number counts once its field is left.
  if (document.activeElement !== field) field.dispatchEvent(new FocusEvent("focusout", { bubbles: true }));
};

const replaySelect = (field: HTMLSelectElement, value: string): void => {
  field.value = value;
  field.dispatchEvent(new Event("change", { bubbles: true }));
};

/**
 * Replays the input of fields that were changed before hydration, then the submit of their form. What isn't hydrated yet
 * stays recorded for the next call.
 */
export const replayEarlyInput = (): void => {
  for (const [field, [value, checked]] of window.early ?? []) {
    // The search field keeps its text itself; an event would open the suggestions.
    if (!field.isConnected || field.role === "combobox") window.early?.delete(field);
    else if (field instanceof HTMLSelectElement) replaySelect(field, value);
    else if (field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type))
      replayTick(field, checked ?? false);
    // No script may set the files of a field; they are still there.
    else if (field.type === "file") field.dispatchEvent(new Event("change", { bubbles: true }));
    else replayText(field, value);
  }
  const [form, submitter] = window.earlySubmit ?? [];
  window.earlySubmit = undefined;
  // After React has updated the state of the fields.
  if (form?.isConnected) setTimeout(() => form.requestSubmit(submitter?.isConnected ? submitter : null));
};

/** The last replay, once all parts are hydrated. */
export const endEarlyInput = (): void => {
  replayEarlyInput();
  window.early = undefined;
};
