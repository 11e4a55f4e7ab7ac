import { LanguageMenu, UserMenu, UserMenuButton, UtilityBar, UtilityLink } from "./index.ts";

/** Usages that must not compile. */
export const invalidUsages = {
  // @ts-expect-error A landmark needs an accessible name.
  nameless: <UtilityBar start={null} end={null} />,
  // @ts-expect-error Both ends are required, even if empty.
  oneEnd: <UtilityBar label="Service" start={null} />,
  // @ts-expect-error A link needs an `href`; an action is a UtilityButton.
  withoutAddress: <UtilityLink>Orders</UtilityLink>,
  // @ts-expect-error Each language needs its tag, so that screen readers pronounce it correctly.
  withoutTag: <LanguageMenu label="Language" choices={[{ name: "ລາວ", href: "/lao" }]} />,
  // @ts-expect-error The user's name is required.
  nobody: <UserMenu label="Account">links</UserMenu>,
  // @ts-expect-error A button needs `onClick`.
  idle: <UserMenuButton>Sign out</UserMenuButton>,
};
