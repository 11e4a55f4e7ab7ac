import { vars } from "@carmine/design-system/tokens";
import { style } from "@vanilla-extract/css";

export const page = style({
  // As wide as other pages, so that the product rows don't overlap the side widget.
  boxSizing: "content-box",
  maxInlineSize: vars.size.content,
  marginInline: "auto",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  justifyItems: "center",
  alignContent: "center",
  gap: vars.space["12"],
  minHeight: 480,
  padding: `${vars.space["64"]} ${vars.space["16"]}`,
  textAlign: "center",
});

export const status = style({
  margin: 0,
  fontSize: vars.font.size[48],
  fontWeight: vars.font.weight.bold,
  color: vars.color.fg.act,
});

export const ways = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "center",
  gap: vars.space["12"],
  paddingBlockStart: vars.space["8"],
});

export const search = style({ width: "100%", maxWidth: 680, paddingBlockStart: vars.space["12"] });
