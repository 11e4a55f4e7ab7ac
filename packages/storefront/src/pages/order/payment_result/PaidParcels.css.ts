import { vars } from "@carmine/design-system/tokens";
import { style } from "@vanilla-extract/css";

export const body = style({ padding: vars.space[24] });

export const aside = style({ fontSize: vars.font.size[12], color: vars.color.fg.muted });

export const list = style({ margin: 0, padding: 0, listStyle: "none" });

export const row = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${vars.space[12]} ${vars.space[16]}`,
  padding: `${vars.space[20]} ${vars.space[24]}`,
  selectors: { "& + &": { borderBlockStart: `1px solid ${vars.color.border.default}` } },
});

export const pictures = style({ display: "flex", gap: vars.space[8] });

/** Fixed width, so that the names are aligned although parcels show different numbers of pictures. */
export const picturesOfTwo = style([pictures, { inlineSize: 104 }]);

export const picture = style({ inlineSize: 48, flexShrink: 0 });

export const words = style({ display: "grid", flex: "1 1 160px", minInlineSize: 0 });

export const name = style({
  fontSize: vars.font.size[14],
  lineHeight: vars.font.leading.tight,
  fontWeight: vars.font.weight.bold,
  overflowWrap: "anywhere",
});

export const number = style({
  fontSize: vars.font.size[12],
  lineHeight: vars.font.leading.tight,
  color: vars.color.fg.muted,
  overflowWrap: "anywhere",
});
