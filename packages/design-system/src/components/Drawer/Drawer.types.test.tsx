import { Drawer } from "./index.ts";

/** Usages that must not compile. */
export const invalidUsages = {
  // @ts-expect-error It is announced by its title.
  withoutTitle: <Drawer />,
  // @ts-expect-error It has one width; a task that needs space is a dialog.
  withSize: <Drawer title="Filters" size="lg" />,
  // @ts-expect-error The title is visible: it says what the drawer is for.
  titleHidden: <Drawer title="Filters" titleHidden />,
};
