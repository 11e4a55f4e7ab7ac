const signs = ["pointermove", "pointerdown", "touchstart", "keydown"] as const;

/** Runs once, at the visitor's first interaction: the next one is likely to need it. */
export const onFirstInteraction = (run: () => void): void => {
  const waiting = new AbortController();
  const { signal } = waiting;
  const begin = (): void => {
    waiting.abort();
    run();
  };
  for (const sign of signs) addEventListener(sign, begin, { passive: true, signal });
};
