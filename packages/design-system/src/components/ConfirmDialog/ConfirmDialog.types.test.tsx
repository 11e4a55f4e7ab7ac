import { ConfirmDialog } from "./index.ts";

const texts = { title: "Delete this address?", confirmLabel: "Delete" };
const handlers = { open: true, onOpenChange: () => {}, onConfirm: () => {} };

/** Usages that must not compile. */
export const invalidUsages = {
  // @ts-expect-error The consequence is required.
  withoutConsequence: <ConfirmDialog {...texts} {...handlers} />,
  withoutAnswers: (
    // @ts-expect-error The answers need labels.
    <ConfirmDialog title="Delete this address?" {...handlers}>
      For good.
    </ConfirmDialog>
  ),
  withoutDeed: (
    // @ts-expect-error A dialog needs `onConfirm`.
    <ConfirmDialog {...texts} open onOpenChange={() => {}}>
      For good.
    </ConfirmDialog>
  ),
};
