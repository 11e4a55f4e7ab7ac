import { vars } from "@carmine/design-system/tokens";
import { globalStyle, style } from "@vanilla-extract/css";

export const stack = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[16],
  minInlineSize: 0,
});

export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space[16],
  padding: `${vars.space[20]} ${vars.space[24]}`,
  selectors: { "&:not(:last-child)": { paddingBlockEnd: vars.space[8] } },
});

export const search = style({ flex: "0 1 304px", minInlineSize: "min(100%, 200px)" });

export const smallSearch = style({ flex: "0 1 232px", minInlineSize: "min(100%, 200px)" });

/** Below the full content width, next to the account menu, seven tabs with counts need every pixel. */
const narrow = "(max-width: 1247px)";
export const tabs = style({
  paddingInline: vars.space[24],
  "@media": { [narrow]: { paddingInline: vars.space[16] } },
});
globalStyle(`${tabs} ul`, { "@media": { [narrow]: { columnGap: 0 } } });
globalStyle(`${tabs} a`, { "@media": { [narrow]: { gap: vars.space[4] } } });

export const foot = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space[16],
  paddingBlockStart: vars.space[8],
});

export const range = style({
  fontSize: vars.font.size[14],
  color: vars.color.fg.muted,
});
