import { lockedPage, smallWindowPopover, vars } from "@carmine/design-system/tokens";
import { globalStyle, style } from "@vanilla-extract/css";

const { space, color } = vars;
/** Windows in which the filters collapse into a button above the list. */
export const tablet = "(max-width: 899px)";

export const opener = style({ display: "none", "@media": { [tablet]: { display: "inline-flex" } } });

/** In small windows a panel of full height at the start edge. */
export const sheet = style(
  smallWindowPopover(
    tablet,
    { display: "block" },
    {
      display: "block",
      inset: "0 auto 0 0",
      boxSizing: "border-box",
      inlineSize: `min(320px, 100vw - ${space["40"]})`,
      overflowY: "auto",
      overscrollBehavior: "contain",
    },
  ),
);

globalStyle(`html:has(${sheet}:popover-open)`, { "@media": { [tablet]: lockedPage } });

/** Sticky above a long tree. */
export const head = style({
  display: "none",
  "@media": {
    [tablet]: {
      position: "sticky",
      insetBlockStart: 0,
      zIndex: 1,
      display: "flex",
      alignItems: "center",
      justifyContent: "space-between",
      minBlockSize: space["56"],
      paddingInline: `${space["16"]} ${space["8"]}`,
      borderBlockEnd: `1px solid ${color.border.default}`,
      backgroundColor: color.bg.floating,
      fontWeight: vars.font.weight.bold,
    },
  },
});
