import { ToastProvider, useToast } from "./index.ts";

declare const toast: ReturnType<typeof useToast>;

/** Usages that must not compile. */
export const invalidUsages = {
  // @ts-expect-error The region needs a name.
  nameless: <ToastProvider>page</ToastProvider>,
  // @ts-expect-error Tones are success, critical and info.
  unknownTone: () => toast({ tone: "warning", message: "Only 3 left" }),
  // @ts-expect-error An action needs a label and a handler.
  muteAction: () => toast({ message: "Removed", action: { label: "Undo" } }),
  // @ts-expect-error A promise has three states.
  endless: () => toast.promise(Promise.resolve(1), { loading: "Saving…" }),
};
