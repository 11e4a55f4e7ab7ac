import { Breadcrumb } from "./index.ts";

/** What must not compile. */
export const refused = {
  // @ts-expect-error A page has several navigations: each needs a name.
  withoutLabel: <Breadcrumb items={[]} />,
  // @ts-expect-error It shows steps.
  withoutItems: <Breadcrumb label="Path" />,
  // @ts-expect-error A step has words.
  stepWithoutWords: <Breadcrumb label="Path" items={[{ href: "/" }]} />,
};
