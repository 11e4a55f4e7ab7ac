import { Button, ButtonLink } from "./index.ts";

/** Usages that must not compile. */
export const invalidUsages = {
  // @ts-expect-error A button without text has no name; an icon alone is an IconButton.
  withoutWords: <Button />,
  // @ts-expect-error The primary variant is called solid.
  unknownVariant: <Button variant="primary">Save</Button>,
  // @ts-expect-error Sizes have names.
  sizeInPixels: <Button size={40}>Save</Button>,
  // @ts-expect-error A link needs an `href`.
  linkWithoutAddress: <ButtonLink>Orders</ButtonLink>,
  busyLink: (
    // @ts-expect-error A link can't be loading.
    <ButtonLink href="/" loading>
      Orders
    </ButtonLink>
  ),
};
