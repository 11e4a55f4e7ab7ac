import { Link } from "./index.ts";

/** Usages that must not compile. */
export const invalidUsages = {
  // @ts-expect-error A link needs an `href`; an action is a Button.
  withoutAddress: <Link>Orders</Link>,
  // @ts-expect-error A destructive action is a button, not a link.
  danger: <Link href="/orders" tone="critical" />,
  // @ts-expect-error Icons are components, so that unused ones can be tree-shaken.
  iconByName: <Link href="/orders" endIcon="chevron" />,
};
