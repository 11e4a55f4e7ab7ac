/** The browser's own `setTimeout`. */
export const later = window.setTimeout.bind(window);
const cancel = window.clearTimeout.bind(window);
const pending = new Set<number>();

/** Something is still to happen by itself: a debounce, the grace of a menu, a part that React shows a moment later. */
export const isSomethingDue = (): boolean => pending.size > 0;

// Seconds that are counted down and messages that leave by themselves stand still: no picture may depend on when it is
// taken. What lasts less than a second runs as it does in the shop.
window.setTimeout = ((handler: (...words: unknown[]) => void, delay = 0, ...rest: unknown[]) => {
  if (delay >= 1000) return 0;
  const id = later(() => {
    pending.delete(id);
    handler(...rest);
  }, delay);
  pending.add(id);
  return id;
}) as typeof window.setTimeout;

window.clearTimeout = ((id?: number) => {
  if (id !== undefined) pending.delete(id);
  cancel(id);
}) as typeof window.clearTimeout;
