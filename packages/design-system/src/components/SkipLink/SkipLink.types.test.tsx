import { SkipLink } from "./index.ts";

/** Usages that must not compile. */
export const invalidUsages = {
  // @ts-expect-error The fragment is a string.
  numberedTarget: <SkipLink href={1}>To the content</SkipLink>,
  // @ts-expect-error It is a link and nothing else.
  asButton: <SkipLink disabled>To the content</SkipLink>,
};
