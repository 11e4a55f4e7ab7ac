import { componentStyle } from "../../styles/layered.ts";
import { vars } from "../../tokens/contract.css.ts";
import * as floating from "../Popover/floating.css.ts";

const { bg, fg } = vars.color;

export const content = componentStyle([
  floating.panel,
  {
    minInlineSize: "10rem",
    maxBlockSize:
      "var(--radix-dropdown-menu-content-available-height, var(--radix-context-menu-content-available-height))",
    overflowY: "auto",
    padding: vars.space[4],
    // Radix sets `outline: none` on it, so it can't use the outline of other surfaces.
    "@media": { "(forced-colors: active)": { border: "1px solid CanvasText" } },
  },
]);

export const item = componentStyle({
  display: "flex",
  alignItems: "center",
  gap: vars.space[8],
  minBlockSize: vars.size.controlSm,
  padding: `${vars.space[6]} ${vars.space[12]}`,
  borderRadius: vars.radius.control,
  fontSize: vars.font.size[14],
  lineHeight: vars.font.leading.tight,
  color: fg.default,
  cursor: "pointer",
  userSelect: "none",
  selectors: {
    "&[data-highlighted], &[data-state='open']": { backgroundColor: bg.sunken },
    "&:focus-visible": { outlineOffset: "-2px" },
    "&[data-disabled]": { color: fg.muted, cursor: "not-allowed" },
    "&[data-state='checked']": { color: fg.act, fontWeight: vars.font.weight.bold },
  },
});

export const critical = componentStyle({ color: fg.critical });
export const words = componentStyle({ flex: "1 1 auto" });
export const hint = componentStyle({ color: fg.muted, fontSize: vars.font.size[12] });

export const label = componentStyle({
  padding: `${vars.space[6]} ${vars.space[12]}`,
  fontSize: vars.font.size[12],
  color: fg.muted,
});

export const separator = componentStyle({
  margin: `${vars.space[4]} 0`,
  borderBlockStart: `1px solid ${vars.color.border.default}`,
});
