import { Logo } from "./index.ts";

/** Usages that must not compile. */
export const invalidUsages = {
  // @ts-expect-error The home page's URL depends on the language.
  withoutAddress: <Logo name="Carmine" label="Carmine, home" />,
  // @ts-expect-error The link needs a name; name and claim are visual only.
  withoutLabel: <Logo href="/" name="Carmine" />,
  withChildren: (
    // @ts-expect-error The texts are props, so that another marketplace can pass its own.
    <Logo href="/" name="Carmine" label="Carmine, home">
      Shop
    </Logo>
  ),
};
