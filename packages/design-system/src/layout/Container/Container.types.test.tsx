import { Container } from "./index.ts";

/** Usages that must not compile. */
export const invalidUsages = {
  // @ts-expect-error The content has one width.
  wide: <Container width={1400}>page</Container>,
  // @ts-expect-error A container isn't text.
  asParagraph: <Container element="p">page</Container>,
};
