import { SizeHint } from "./index.ts";

const current = { label: "205/55 R16", href: "/all" };

/** Usages that must not compile. */
export const invalidUsages = {
  // @ts-expect-error The recognized size is required.
  withoutSize: <SizeHint label="Recognized size" />,
  // @ts-expect-error The group needs a name.
  withoutLabel: <SizeHint current={current} />,
  // @ts-expect-error A size needs a URL.
  withoutAddress: <SizeHint label="Recognized size" current={current} others={[{ label: "205/60 R16" }]} />,
};
