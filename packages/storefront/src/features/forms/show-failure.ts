/** A ref for what says why something failed: where it stands outside of the window, it comes into it. */
export const showFailure = (message: HTMLElement | null): void =>
  message?.scrollIntoView({ block: "nearest" });
