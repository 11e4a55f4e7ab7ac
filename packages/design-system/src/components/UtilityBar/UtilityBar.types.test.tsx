import { LanguageMenu, UserMenu, UserMenuButton, UtilityBar, UtilityLink } from "./index.ts";

/** What must not compile. */
export const refused = {
  // @ts-expect-error A landmark has a name.
  nameless: <UtilityBar start={null} end={null} />,
  // @ts-expect-error Both ends are said, if only with nothing.
  oneEnd: <UtilityBar label="Service" start={null} />,
  // @ts-expect-error A link leads somewhere; what does something is a UtilityButton.
  withoutAddress: <UtilityLink>Orders</UtilityLink>,
  // @ts-expect-error Each language has its tag, so that it is pronounced right.
  withoutTag: <LanguageMenu label="Language" choices={[{ name: "ລາວ", href: "/lao" }]} />,
  // @ts-expect-error Somebody is signed in.
  nobody: <UserMenu label="Account">links</UserMenu>,
  // @ts-expect-error A button does something.
  idle: <UserMenuButton>Sign out</UserMenuButton>,
};
