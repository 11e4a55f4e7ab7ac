import { vars } from "@carmine/design-system/tokens";
import { style } from "@vanilla-extract/css";

export const crop = style({ display: "grid", justifyItems: "center", gap: vars.space[12] });

export const stage = style({
  inlineSize: "min(256px, 100%)",
  blockSize: "auto",
  aspectRatio: "1",
  marginBlockEnd: vars.space[8],
  border: `1px solid ${vars.color.border.default}`,
  borderRadius: "50%",
  cursor: "move",
  touchAction: "none",
});

export const slider = style({
  display: "grid",
  gridTemplateColumns: "minmax(96px, 1fr) 2fr",
  alignItems: "center",
  gap: vars.space[12],
  inlineSize: "min(360px, 100%)",
});

export const range = style({ inlineSize: "100%", margin: 0, accentColor: vars.color.bg.act });

export const actions = style({ display: "flex", flexWrap: "wrap", gap: vars.space[8] });
