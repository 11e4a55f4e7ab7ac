import { Steps } from "./index.ts";

/** Usages that must not compile. */
export const invalidUsages = {
  // @ts-expect-error A step needs a title.
  untitled: <Steps steps={[{ note: "today" }]} current={0} />,
  // @ts-expect-error The current step is an index.
  byName: <Steps steps={[{ title: "Cart" }]} current="Cart" />,
};
