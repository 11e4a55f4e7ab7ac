/** In the drawer a level hides the one before, which can take the focus after the render only. */
export const focusShown = (element: HTMLElement | null | undefined): void => {
  element?.focus();
  if (element !== document.activeElement) requestAnimationFrame(() => element?.focus());
};
