import { Kbd } from "./index.ts";

/** Usages that must not compile. */
export const invalidUsages = {
  // @ts-expect-error It shows keys.
  withoutKeys: <Kbd />,
  // @ts-expect-error The keys are a prop, so that they can be translated.
  asChildren: <Kbd>Ctrl</Kbd>,
};
