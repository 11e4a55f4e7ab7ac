import { vars } from "@carmine/design-system/tokens";
import { globalStyle, style } from "@vanilla-extract/css";

const { space, color } = vars;
const tablet = "(max-width: 899px)";

export const opener = style({ display: "none", "@media": { [tablet]: { display: "inline-flex" } } });

/** A popover of the browser in small windows; in wide ones all that it brings is taken back. */
export const sheet = style({
  position: "static",
  display: "block",
  inlineSize: "auto",
  blockSize: "auto",
  margin: 0,
  padding: 0,
  border: 0,
  overflow: "visible",
  backgroundColor: "transparent",
  color: "inherit",
  "@media": {
    [tablet]: {
      display: "none",
      selectors: {
        "&:popover-open": {
          display: "block",
          position: "fixed",
          inset: "0 auto 0 0",
          boxSizing: "border-box",
          inlineSize: `min(320px, 100vw - ${space["40"]})`,
          overflowY: "auto",
          overscrollBehavior: "contain",
          backgroundColor: color.bg.floating,
          boxShadow: vars.shadow.floating,
        },
        "&:popover-open::backdrop": { backgroundColor: color.bg.veil },
      },
    },
  },
});

globalStyle(`html:has(${sheet}:popover-open)`, {
  "@media": { [tablet]: { overflow: "hidden", scrollbarGutter: "stable" } },
});

/** Stays in sight over a long tree. */
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
