import { Drawer } from "./index.ts";

/** What must not compile. */
export const refused = {
  // @ts-expect-error It is announced by its title.
  withoutTitle: <Drawer closeLabel="Close" />,
  // @ts-expect-error The cross is an icon and needs a name.
  crossWithoutName: <Drawer title="Filters" />,
  // @ts-expect-error It has one width; a task that needs room is a dialog.
  withSize: <Drawer title="Filters" closeLabel="Close" size="lg" />,
  // @ts-expect-error The title is in view: it tells what the page was left for.
  titleHidden: <Drawer title="Filters" closeLabel="Close" titleHidden />,
};
