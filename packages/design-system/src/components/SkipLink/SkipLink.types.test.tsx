import { SkipLink } from "./index.ts";

/** What must not compile. */
export const refused = {
  // @ts-expect-error Its address is a fragment in words.
  numberedTarget: <SkipLink href={1}>To the content</SkipLink>,
  // @ts-expect-error It is a link and nothing else.
  asButton: <SkipLink disabled>To the content</SkipLink>,
};
