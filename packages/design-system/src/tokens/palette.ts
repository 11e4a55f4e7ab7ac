import type { vars } from "./contract.css.ts";

type Roles<Group extends keyof typeof vars.color> = Record<keyof (typeof vars.color)[Group], string>;

/** One scheme of a theme: a color (or shadow) for each semantic name. A missing one does not compile. */
export interface Palette {
  color: { fg: Roles<"fg">; bg: Roles<"bg">; border: Roles<"border"> };
  shadow: Record<keyof typeof vars.shadow, string>;
}

/** A theme: the same names, light and dark. */
export interface Theme {
  light: Palette;
  dark: Palette;
}
