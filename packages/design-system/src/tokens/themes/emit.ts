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
 * Writes a theme's colors. Light is the base; dark wins by `data-scheme="dark"`, or by the reader's preference
 * where no scheme is chosen. Nested elements may carry both attributes to show another theme.
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
