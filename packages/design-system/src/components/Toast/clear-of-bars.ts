/** What a message must never lie on: a sum and the button that goes on. Bars carry the attribute. */
const keptClear = "[data-keep-clear]";

/** Px between a message and the bar below it. */
const gap = 12;

/**
 * Distance from the lower edge of the window at which the box lies above all bars that it would cover.
 * @param box where the style sheet has it
 * @returns px; undefined where it covers none
 */
export function clearOf(box: DOMRect, bars: readonly DOMRect[], windowHeight: number): number | undefined {
  let bottom = box.bottom;
  const upwards = bars.toSorted((a, b) => b.top - a.top);
  for (const bar of upwards) {
    const beside = bar.width === 0 || bar.right <= box.left || bar.left >= box.right;
    const over = bottom + gap > bar.top && bottom - box.height < bar.bottom;
    if (!beside && over) bottom = bar.top - gap;
  }
  // A window too low for both: at its upper edge as much of the bar stays free as can.
  if (bottom !== box.bottom) bottom = Math.max(bottom, box.height);
  return bottom === box.bottom ? undefined : windowHeight - bottom;
}

/**
 * Keeps the messages in an element off the bars of the page. A bar that sticks to the window's edge leaves it at the end of
 * what it belongs to, so that its place is measured while there are messages.
 * @returns stops it
 */
export function keepOffBars(messages: HTMLElement | null): (() => void) | undefined {
  if (!messages) return undefined;
  const place = () => {
    if (messages.childElementCount === 0) return;
    messages.style.insetBlockEnd = "";
    const bottom = clearOf(
      messages.getBoundingClientRect(),
      [...document.querySelectorAll(keptClear)].map((bar) => bar.getBoundingClientRect()),
      window.innerHeight,
    );
    if (bottom !== undefined) messages.style.insetBlockEnd = `${bottom}px`;
  };
  const sizes = new ResizeObserver(place);
  sizes.observe(messages);
  sizes.observe(document.body);
  const leave = new AbortController();
  const { signal } = leave;
  window.addEventListener("scroll", place, { passive: true, capture: true, signal });
  window.addEventListener("resize", place, { signal });
  // A bar may slide in.
  document.addEventListener("transitionend", place, { signal });
  return () => {
    sizes.disconnect();
    leave.abort();
  };
}
