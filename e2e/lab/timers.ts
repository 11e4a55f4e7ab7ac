/** The browser's own `setTimeout`. */
export const later = window.setTimeout.bind(window);
const cancel = window.clearTimeout.bind(window);
const pending = new Set<number>();

/** Whether a timer is pending, such as a debounce, a menu's close delay or a delayed React update. */
export const isSomethingDue = (): boolean => pending.size > 0;

// Countdowns and toast timeouts are frozen, so that pictures don't depend on their timing. Timers below one
// second run normally.
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
