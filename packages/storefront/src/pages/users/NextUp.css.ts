import { vars } from "@carmine/design-system/tokens";
import { style, styleVariants } from "@vanilla-extract/css";

const { color, space, font, radius } = vars;

/** Two next to each other if both fit; a single one is full width. */
export const steps = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(320px, 100%), 1fr))",
  gap: space[16],
  margin: 0,
  marginBlockStart: space[16],
  padding: 0,
  listStyle: "none",
});

export const step = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space[12],
  padding: space[12],
  borderRadius: radius.control,
  backgroundColor: color.bg.page,
  fontSize: font.size[12],
  color: color.fg.muted,
  selectors: { "&[data-tone='caution']": { backgroundColor: color.bg.caution, color: color.fg.default } },
});

export const picture = style({ flex: "none", inlineSize: 56, blockSize: 56 });

export const words = style({ flex: "1 1 128px", minInlineSize: 0, display: "grid", gap: space[2] });

const title = style({ display: "flex", alignItems: "center", gap: space[6], fontSize: font.size[14] });

export const tone = styleVariants({
  caution: [title, { color: color.fg.caution }],
  info: [title, { color: color.fg.info }],
});

/** One line of the name is enough to recognize the product. */
export const item = style({
  overflow: "hidden",
  whiteSpace: "nowrap",
  textOverflow: "ellipsis",
  color: "inherit",
  textDecoration: "none",
  ":hover": { color: color.fg.act },
});
