import { assignVars } from "@vanilla-extract/css";
import { tokensGlobal } from "../layer-global.ts";
import { vars } from "../contract.css.ts";
import type { Palette, Theme } from "../palette.ts";
import { colorScheme } from "./color-scheme.ts";

const rule = (palette: Palette, scheme: "light" | "dark") => ({
  vars: {
    ...assignVars(vars.color, palette.color),
    ...assignVars(vars.shadow, palette.shadow),
    [colorScheme]: scheme,
  },
});

/**
 * Writes a theme's colors. Light is the base; dark applies with `data-scheme="dark"`, or by the user's system
 * preference without a `data-scheme`. Nested elements can have both attributes to use another theme.
 */
export function emitTheme(name: string, theme: Theme, { isDefault = false } = {}): void {
  const on = (suffix: string): string =>
    [`[data-theme="${name}"]${suffix}`, ...(isDefault ? [`:root:not([data-theme])${suffix}`] : [])].join(
      ", ",
    );
  tokensGlobal(on(""), rule(theme.light, "light"));
  tokensGlobal(on('[data-scheme="dark"]'), rule(theme.dark, "dark"));
  tokensGlobal(on(":not([data-scheme])"), {
    "@media": { "(prefers-color-scheme: dark)": rule(theme.dark, "dark") },
  });
}
