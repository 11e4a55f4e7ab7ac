import { Dialog } from "./index.ts";

/** Usages that must not compile. */
export const invalidUsages = {
  // @ts-expect-error A dialog is announced by its title. Hide it if the content has one, but provide it.
  withoutTitle: <Dialog />,
  // @ts-expect-error Widths have names.
  sizeInPixels: <Dialog title="New address" size={560} />,
  // @ts-expect-error `open` is a boolean; the trigger is the button that opens it.
  openAsText: <Dialog title="New address" open="yes" />,
};
