/** A ref callback that scrolls an error message into view if necessary. */
export const showFailure = (message: HTMLElement | null): void =>
  message?.scrollIntoView({ block: "nearest" });
