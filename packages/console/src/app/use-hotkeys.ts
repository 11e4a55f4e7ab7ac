import { useEffect, useRef } from "react";
import { flushSync } from "react-dom";
import { preferences } from "./preferences.ts";

/** Handlers by key as in `KeyboardEvent.key`, in lower case, with `ctrl+` before it if needed (⌘ on a Mac). */
export type Hotkeys = Readonly<Record<string, (event: KeyboardEvent) => void>>;

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.matches("textarea, select, input:not([type='checkbox'], [type='radio'])"));

/** Whether the element handles arrow keys itself, such as a radio group, tabs or a grid. */
const usesArrows = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest("input, [role='radiogroup'], [role='tablist'], [role='slider'], [role='grid']") !== null;

const isInLayer = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest("[role='dialog'], [role='menu'], [role='listbox']") !== null;

/**
 * Handles keys of the whole page. Keys without Ctrl are ignored in fields and while a dialog or menu has the focus, and
 * letters also if the user has turned them off (WCAG 2.1.4).
 */
export const useHotkeys = (hotkeys: Hotkeys, enabled = true): void => {
  const latest = useRef(hotkeys);
  useEffect(() => {
    latest.current = hotkeys;
  });
  useEffect(() => {
    if (!enabled) return undefined;
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.altKey || event.isComposing) return;
      const isControl = event.ctrlKey || event.metaKey;
      const key = event.key.toLowerCase();
      const name = isControl ? `ctrl+${key}` : key;
      if (!latest.current[name]) return;
      if (!isControl && (isTyping(event.target) || isInLayer(event.target))) return;
      if (key.startsWith("arrow") && usesArrows(event.target)) return;
      if (!isControl && key.length === 1 && !preferences().shortcuts) return;
      event.preventDefault();
      const { target } = event;
      if (target instanceof HTMLInputElement) {
        // Fields of days, numbers and amounts report their value when they lose the focus.
        flushSync(() => target.blur());
        target.focus();
      }
      latest.current[name]?.(event);
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [enabled]);
};
