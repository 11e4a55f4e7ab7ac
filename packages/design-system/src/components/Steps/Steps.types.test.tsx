import { Steps } from "./index.ts";

/** What must not compile. */
export const refused = {
  // @ts-expect-error Done steps say so in a word, not by colour alone.
  mute: <Steps steps={[{ title: "Cart" }]} current={0} />,
  // @ts-expect-error A step has a title.
  untitled: <Steps steps={[{ note: "today" }]} current={0} doneLabel="done" />,
  // @ts-expect-error The present step is a place in the row.
  byName: <Steps steps={[{ title: "Cart" }]} current="Cart" doneLabel="done" />,
};
