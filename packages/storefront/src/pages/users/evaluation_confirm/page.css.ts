import { vars } from "@carmine/design-system/tokens";
import { style } from "@vanilla-extract/css";

export const head = style({ padding: `${vars.space[20]} ${vars.space[24]}` });

export const item = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space[16],
  padding: `${vars.space[16]} ${vars.space[24]}`,
  borderBlock: `1px solid ${vars.color.border.default}`,
});

export const form = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[24],
  padding: vars.space[24],
  maxInlineSize: "49rem",
});

export const stars = style({ display: "flex", flexWrap: "wrap", gap: `${vars.space[16]} ${vars.space[48]}` });

export const foot = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "flex-end",
  gap: vars.space[12],
  padding: `${vars.space[16]} ${vars.space[24]}`,
  borderBlockStart: `1px solid ${vars.color.border.default}`,
});

export const draftStatus = style({
  marginInlineEnd: "auto",
  fontSize: vars.font.size[14],
  color: vars.color.fg.muted,
});
