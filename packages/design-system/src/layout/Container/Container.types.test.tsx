import { Container } from "./index.ts";

/** What must not compile. */
export const refused = {
  // @ts-expect-error The content has one width.
  wide: <Container width={1400}>page</Container>,
  // @ts-expect-error A container is no text.
  asParagraph: <Container element="p">page</Container>,
};
