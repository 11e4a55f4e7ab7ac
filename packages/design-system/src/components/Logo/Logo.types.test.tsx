import { Logo } from "./index.ts";

/** What must not compile. */
export const refused = {
  // @ts-expect-error It leads home, in the language of the page.
  withoutAddress: <Logo name="Carmine" label="Carmine, home" />,
  // @ts-expect-error The link says what it does; name and claim are for the eye.
  withoutLabel: <Logo href="/" name="Carmine" />,
  withChildren: (
    // @ts-expect-error The words are given, so that another marketplace has its own.
    <Logo href="/" name="Carmine" label="Carmine, home">
      Shop
    </Logo>
  ),
};
