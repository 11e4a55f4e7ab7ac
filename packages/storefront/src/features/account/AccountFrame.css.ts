import { vars } from "@carmine/design-system/tokens";
import { style } from "@vanilla-extract/css";

export const page = style({ paddingBlockEnd: vars.space[64] });

export const crumbs = style({ paddingBlock: `${vars.space[4]} 0` });

export const menu = style({
  padding: vars.space[8],
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.bg.card,
});

export const group = style({
  selectors: {
    "& + &": {
      marginBlockStart: vars.space[8],
      paddingBlockStart: vars.space[8],
      borderBlockStart: `1px solid ${vars.color.border.default}`,
    },
  },
});

export const groupName = style({
  margin: 0,
  paddingBlock: vars.space[8],
  paddingInline: vars.space[12],
  fontSize: vars.font.size[12],
  lineHeight: vars.font.leading.tight,
  fontWeight: vars.font.weight.regular,
  color: vars.color.fg.muted,
});

export const list = style({ margin: 0, padding: 0, listStyle: "none" });

export const entry = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space[12],
  minBlockSize: 40,
  paddingInline: vars.space[12],
  borderRadius: vars.radius.control,
  fontSize: vars.font.size[14],
  lineHeight: vars.font.leading.tight,
  color: vars.color.fg.default,
  textDecoration: "none",
  selectors: {
    "&:hover": { color: vars.color.fg.act },
    "&[aria-current='page']": {
      backgroundColor: vars.color.bg.tint,
      color: vars.color.fg.act,
      fontWeight: vars.font.weight.bold,
    },
  },
});

/** Of the size of an icon; the place stays empty for an entry without a picture. */
export const picture = style({
  flex: "none",
  inlineSize: 20,
  blockSize: 20,
  maskSize: "contain",
  maskRepeat: "no-repeat",
  selectors: { "&[style]": { backgroundColor: "currentColor" } },
});
