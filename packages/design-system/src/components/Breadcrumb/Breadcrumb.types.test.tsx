import { Breadcrumb } from "./index.ts";

/** Usages that must not compile. */
export const invalidUsages = {
  // @ts-expect-error A page has several navigation landmarks, so each needs a name.
  withoutLabel: <Breadcrumb items={[]} />,
  // @ts-expect-error `items` is required.
  withoutItems: <Breadcrumb label="Path" />,
  // @ts-expect-error A step needs a label.
  stepWithoutWords: <Breadcrumb label="Path" items={[{ href: "/" }]} />,
};
