import { TagsInput } from "./index.ts";

/** Usages that must not compile. */
export const invalidUsages = {
  // @ts-expect-error A field needs a label.
  withoutLabel: <TagsInput />,
  // @ts-expect-error Tags are a list.
  text: <TagsInput label="Tags" value="quiet, winter" />,
};
