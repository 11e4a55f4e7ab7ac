import { Button, ButtonLink } from "./index.ts";

/** What must not compile. */
export const refused = {
  // @ts-expect-error A button without words has no name; an icon alone is an IconButton.
  withoutWords: <Button />,
  // @ts-expect-error The main action is called solid.
  unknownVariant: <Button variant="primary">Save</Button>,
  // @ts-expect-error Sizes have names.
  sizeInPixels: <Button size={40}>Save</Button>,
  // @ts-expect-error A link leads somewhere.
  linkWithoutAddress: <ButtonLink>Orders</ButtonLink>,
  busyLink: (
    // @ts-expect-error A link is never busy.
    <ButtonLink href="/" loading>
      Orders
    </ButtonLink>
  ),
};
