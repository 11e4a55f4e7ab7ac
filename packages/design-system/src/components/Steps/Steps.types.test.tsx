import { Steps } from "./index.ts";

/** What must not compile. */
export const refused = {
  // @ts-expect-error A step has a title.
  untitled: <Steps steps={[{ note: "today" }]} current={0} />,
  // @ts-expect-error The present step is a place in the row.
  byName: <Steps steps={[{ title: "Cart" }]} current="Cart" />,
};
