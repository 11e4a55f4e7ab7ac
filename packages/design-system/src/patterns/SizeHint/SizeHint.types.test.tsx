import { SizeHint } from "./index.ts";

const current = { label: "205/55 R16", href: "/all" };

/** What must not compile. */
export const refused = {
  // @ts-expect-error It says what was read.
  withoutSize: <SizeHint label="Recognized size" />,
  // @ts-expect-error The group is named.
  withoutLabel: <SizeHint current={current} />,
  // @ts-expect-error A size leads somewhere.
  withoutAddress: <SizeHint label="Recognized size" current={current} others={[{ label: "205/60 R16" }]} />,
};
