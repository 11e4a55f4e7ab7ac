import type { vars } from "./contract.css.ts";

type Roles<Group extends keyof typeof vars.color> = Record<keyof (typeof vars.color)[Group], string>;

/** One color scheme of a theme: a color (or shadow) per semantic name. A missing one is a type error. */
export interface Palette {
  color: { fg: Roles<"fg">; bg: Roles<"bg">; border: Roles<"border"> };
  shadow: Record<keyof typeof vars.shadow, string>;
}

/** A theme: the same names in light and dark. */
export interface Theme {
  light: Palette;
  dark: Palette;
}
