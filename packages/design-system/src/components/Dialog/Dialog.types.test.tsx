import { Dialog } from "./index.ts";

/** What must not compile. */
export const refused = {
  // @ts-expect-error A dialog is announced by its title; hide it where the content has one, but give it.
  withoutTitle: <Dialog />,
  // @ts-expect-error Widths have names.
  sizeInPixels: <Dialog title="New address" size={560} />,
  // @ts-expect-error Open or not: what opens it is a button, given as the trigger.
  openAsText: <Dialog title="New address" open="yes" />,
};
