import { Link } from "./index.ts";

/** What must not compile. */
export const refused = {
  // @ts-expect-error A link leads somewhere; what does something here is a Button.
  withoutAddress: <Link>Orders</Link>,
  // @ts-expect-error A link that destroys something is a button.
  danger: <Link href="/orders" tone="critical" />,
  // @ts-expect-error Icons are components, so that only the used ones are sent.
  iconByName: <Link href="/orders" endIcon="chevron" />,
};
