/** Focuses an element after the next render, when the level that covered it is hidden. */
export const focusShown = (element: HTMLElement | null | undefined): void => {
  element?.focus();
  if (element !== document.activeElement) requestAnimationFrame(() => element?.focus());
};
