import { ConfirmDialog } from "./index.ts";

const texts = { title: "Delete this address?", confirmLabel: "Delete", cancelLabel: "Keep it" };
const handlers = { open: true, onOpenChange: () => {}, onConfirm: () => {} };

/** What must not compile. */
export const refused = {
  // @ts-expect-error What follows from a yes has to be said.
  withoutConsequence: <ConfirmDialog {...texts} {...handlers} />,
  // @ts-expect-error The answers have no words of their own.
  withoutAnswers: <ConfirmDialog title="Delete this address?" {...handlers} children="For good." />,
  // @ts-expect-error A question to which nothing happens.
  withoutDeed: <ConfirmDialog {...texts} open onOpenChange={() => {}} children="For good." />,
};
