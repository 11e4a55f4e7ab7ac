/** The browser's own `setTimeout`. */
export const later = window.setTimeout.bind(window);

// Seconds that are counted down and messages that leave by themselves stand still: no picture may depend on when it is
// taken. What lasts less than a second (debounces, grace of menus) runs as it does in the shop.
window.setTimeout = ((handler: () => void, delay = 0, ...rest: []) =>
  delay >= 1000 ? 0 : later(handler, delay, ...rest)) as typeof window.setTimeout;
