import { vars } from "@carmine/design-system/tokens";
import { style } from "@vanilla-extract/css";

export const notice = style({
  display: "none",
  position: "fixed",
  zIndex: vars.z.toast,
  insetInline: vars.space["16"],
  insetBlockEnd: vars.space["16"],
  boxSizing: "border-box",
  maxInlineSize: 560,
  marginInline: "auto",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: `${vars.space["8"]} ${vars.space["16"]}`,
  padding: vars.space["16"],
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.floating,
  backgroundColor: vars.color.bg.floating,
  color: vars.color.fg.default,
  fontSize: vars.font.size[14],
  selectors: { "html[data-script-failed] &": { display: "flex" } },
  "@media": { "(forced-colors: active)": { border: "1px solid CanvasText" } },
});

export const words = style({ flex: "1 1 16rem" });

export const reload = style({
  display: "inline-flex",
  alignItems: "center",
  minBlockSize: vars.size.controlMd,
  fontWeight: vars.font.weight.bold,
  color: vars.color.fg.act,
});
