import { ConfirmDialog } from "./index.ts";

const texts = { title: "Delete this address?", confirmLabel: "Delete" };
const handlers = { open: true, onOpenChange: () => {}, onConfirm: () => {} };

/** What must not compile. */
export const refused = {
  // @ts-expect-error What follows from a yes has to be said.
  withoutConsequence: <ConfirmDialog {...texts} {...handlers} />,
  withoutAnswers: (
    // @ts-expect-error The answers have no words of their own.
    <ConfirmDialog title="Delete this address?" {...handlers}>
      For good.
    </ConfirmDialog>
  ),
  withoutDeed: (
    // @ts-expect-error A question to which nothing happens.
    <ConfirmDialog {...texts} open onOpenChange={() => {}}>
      For good.
    </ConfirmDialog>
  ),
};
