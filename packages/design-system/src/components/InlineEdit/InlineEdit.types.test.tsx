import { InlineEdit } from "./index.ts";

const save = () => Promise.resolve();

/** Usages that must not compile. */
export const invalidUsages = {
  // @ts-expect-error The field and its button need a name.
  withoutLabel: <InlineEdit value="7" onSave={save} />,
  // @ts-expect-error Saving is asynchronous, so that a failure can be shown.
  synchronous: <InlineEdit label="Stock" value="7" onSave={() => true} />,
};
