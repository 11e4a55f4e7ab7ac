import type { MouseEvent } from "react";

/** Whether a click means “here”: the main button, no key that opens a window. */
export const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
