import { Drawer } from "./index.ts";

/** What must not compile. */
export const refused = {
  // @ts-expect-error It is announced by its title.
  withoutTitle: <Drawer />,
  // @ts-expect-error It has one width; a task that needs room is a dialog.
  withSize: <Drawer title="Filters" size="lg" />,
  // @ts-expect-error The title is in view: it tells what the page was left for.
  titleHidden: <Drawer title="Filters" titleHidden />,
};
