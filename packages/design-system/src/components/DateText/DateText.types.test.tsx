import { DateText } from "./index.ts";

/** Usages that must not compile. */
export const invalidUsages = {
  // @ts-expect-error Texts are passed as props.
  withoutFormat: <DateText value={0} />,
};
