/** Elements that toasts must not cover, such as a total and its main button. Bars set this attribute. */
const barSelector = "[data-keep-clear]";

/** Gap between a toast and the bar below it, in px. */
const gap = 12;

/**
 * Distance from the bottom of the viewport at which the box is above all bars that it would cover.
 * @param box - its position from the style sheet
 * @returns px; undefined if it covers no bar
 */
export function offsetAboveBars(
  box: DOMRect,
  bars: readonly DOMRect[],
  windowHeight: number,
): number | undefined {
  let bottom = box.bottom;
  const bottomUp = bars.toSorted((a, b) => b.top - a.top);
  for (const bar of bottomUp) {
    const isBeside = bar.width === 0 || bar.right <= box.left || bar.left >= box.right;
    const isOver = bottom + gap > bar.top && bottom - box.height < bar.bottom;
    if (!isBeside && isOver) bottom = bar.top - gap;
  }
  // If the viewport is too low for both, the box moves to the top edge, to leave as much of the bar visible
  // as possible.
  if (bottom !== box.bottom) bottom = Math.max(bottom, box.height);
  return bottom === box.bottom ? undefined : windowHeight - bottom;
}

/**
 * Keeps the toasts in an element off the page's bars. A sticky bar leaves the viewport's edge at the end of
 * its container, so positions are measured while there are toasts.
 * @returns stops it
 */
export function keepAboveBars(messages: HTMLElement | null): (() => void) | undefined {
  if (!messages) return undefined;
  const place = () => {
    if (messages.childElementCount === 0) return;
    messages.style.insetBlockEnd = "";
    const bottom = offsetAboveBars(
      messages.getBoundingClientRect(),
      [...document.querySelectorAll(barSelector)].map((bar) => bar.getBoundingClientRect()),
      window.innerHeight,
    );
    if (bottom !== undefined) messages.style.insetBlockEnd = `${bottom}px`;
  };
  const sizes = new ResizeObserver(place);
  sizes.observe(messages);
  sizes.observe(document.body);
  const unmount = new AbortController();
  const { signal } = unmount;
  window.addEventListener("scroll", place, { passive: true, capture: true, signal });
  window.addEventListener("resize", place, { signal });
  // A bar may slide in.
  document.addEventListener("transitionend", place, { signal });
  return () => {
    sizes.disconnect();
    unmount.abort();
  };
}
