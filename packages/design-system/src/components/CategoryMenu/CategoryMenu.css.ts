import { componentStyle } from "../../styles/layered.ts";
import { boldType, clampLines, media, onHover, oneLine, type } from "../../styles/mixins.ts";
import { vars } from "../../tokens/contract.css.ts";

const { color, space, radius } = vars;

export const root = componentStyle({ position: "relative", zIndex: vars.z.sticky });

/** Header of an always-open column, and the button that replaces it on narrow screens. */
export const alwaysOpen = componentStyle({ "@media": { [media.tablet]: { display: "none" } } });
export const folding = componentStyle({
  display: "none",
  "@media": { [media.tablet]: { display: "flex" } },
});

/** Hidden on small screens, where a header button replaces it. */
export const wideOnly = componentStyle({ "@media": { [media.tablet]: { display: "none" } } });

export const column = componentStyle({
  position: "absolute",
  insetInline: 0,
  insetBlockStart: "100%",
  display: "flex",
  flexDirection: "column",
  paddingBlock: space[4],
  // The bar above is red with white text.
  color: color.fg.default,
  borderRadius: `0 0 ${radius.card} ${radius.card}`,
  isolation: "isolate",
  // The header's surface covers the open panel, so that the panel's shadow falls under it.
  "::before": {
    content: '""',
    position: "absolute",
    inset: 0,
    zIndex: -1,
    borderRadius: "inherit",
    backgroundColor: color.bg.card,
  },
  selectors: {
    "&[hidden]": { display: "none" },
    "&[data-floating], &:has([data-state='open'])": { boxShadow: vars.shadow.floating },
    "&:has([data-state='open'])": { borderEndEndRadius: 0 },
    // Without JavaScript, hover opens the column.
    [`${root}:not([data-ready]):hover &[hidden]`]: { display: "flex" },
  },
  "@media": {
    // Fills the drawer, which scrolls.
    [media.tablet]: {
      position: "static",
      flex: 1,
      minBlockSize: 0,
      overflowY: "auto",
      overscrollBehavior: "contain",
      paddingBlock: space[8],
      selectors: {
        "&[hidden]": { display: "flex" },
        "&[data-floating], &:has([data-state='open'])": { boxShadow: "none" },
        "&::before": { display: "none" },
      },
    },
  },
});

/** Not stretched: while the page streams in, rows sharing the column would shrink as more arrive. */
export const entry = componentStyle({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)" });

export const row = componentStyle({
  position: "relative",
  display: "flex",
  alignItems: "center",
  gap: space[12],
  minBlockSize: 54,
  paddingInline: space[16],
  selectors: {
    "&[data-state='open']": {
      backgroundColor: color.bg.tint,
      color: color.fg.act,
      // Visible only in forced colors.
      outline: "2px solid transparent",
      outlineOffset: "-2px",
    },
  },
});

export const icon = componentStyle({
  color: color.fg.muted,
  selectors: { [`${row}[data-state='open'] &`]: { color: color.fg.act } },
});

export const thumb = componentStyle({ flexShrink: 0, inlineSize: space[28] });

/** When a long name takes both lines, the hint wraps out of the clipped box. */
export const words = componentStyle({
  display: "flex",
  flexFlow: "column wrap",
  justifyContent: "center",
  flex: 1,
  minInlineSize: 0,
  blockSize: 48,
  overflow: "hidden",
  borderRadius: radius.control,
  // The link covers the whole row; the button is above it.
  "::after": { content: '""', position: "absolute", inset: 0 },
});

export const name = componentStyle({ ...boldType(14), ...clampLines(2), inlineSize: "100%" });
export const hint = componentStyle({
  ...type(12, "heading"),
  ...oneLine,
  inlineSize: "100%",
  color: color.fg.muted,
});

export const toggle = componentStyle({
  position: "relative",
  zIndex: 1,
  display: "grid",
  placeItems: "center",
  inlineSize: space[24],
  blockSize: space[32],
  marginInlineEnd: "-4px",
  borderRadius: radius.control,
  color: color.fg.faint,
  selectors: { [`${row}[data-state='open'] &`]: { color: color.fg.act } },
  "@media": { [media.tablet]: { inlineSize: 44, blockSize: 44, marginInlineEnd: "-12px" } },
});

export const panel = componentStyle({
  position: "absolute",
  insetBlockStart: 0,
  insetInlineStart: "100%",
  inlineSize: 744,
  // As high as its content, and at least as high as the column.
  minBlockSize: "100%",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  backgroundColor: color.bg.floating,
  borderEndEndRadius: radius.card,
  overflow: "hidden",
  zIndex: -2,
  boxShadow: vars.shadow.floating,
  outline: "1px solid transparent",
  outlineOffset: "-1px",
  selectors: {
    "&[hidden]": { display: "none" },
  },
  "@media": {
    [media.belowContent]: { inlineSize: "min(744px, calc(100vw - 264px))" },
    // In the drawer it covers the departments.
    [media.tablet]: {
      inset: 0,
      zIndex: 2,
      inlineSize: "auto",
      alignContent: "start",
      overflowY: "auto",
      overscrollBehavior: "contain",
      borderRadius: 0,
      boxShadow: "none",
    },
  },
});

export const main = componentStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignContent: "start",
  gap: space[16],
  padding: `${space[16]} ${space[20]}`,
});

export const chips = componentStyle({ display: "flex", flexWrap: "wrap", gap: space[8] });
export const chip = componentStyle({
  ...type(12),
  display: "inline-flex",
  alignItems: "center",
  minBlockSize: space[28],
  paddingInline: space[10],
  border: `1px solid ${color.border.strong}`,
  borderRadius: radius.full,
  ...onHover("&:hover", { borderColor: color.fg.act, color: color.fg.act }),
});

export const groups = componentStyle({
  display: "grid",
  // Three columns; fewer are wider, so that names fit on one line.
  gridTemplateColumns: "repeat(auto-fit, minmax(min(160px, 100%), 1fr))",
  columnGap: space[16],
  rowGap: space[20],
});

export const groupHead = componentStyle({
  ...boldType(14),
  display: "flex",
  alignItems: "center",
  gap: space[8],
  minBlockSize: space[32],
  borderRadius: radius.control,
  ...onHover("&:hover", { color: color.fg.act }),
});
export const groupPicture = componentStyle({ flexShrink: 0, inlineSize: space[32] });

export const groupLinks = componentStyle({
  display: "grid",
  // Aligned with the text of the header.
  paddingInlineStart: space[40],
  marginBlockStart: space[4],
});
/** Lines of one name are closer together than two names. */
export const groupLink = componentStyle({
  ...type(14, "heading"),
  display: "block",
  paddingBlock: space[6],
  color: color.fg.muted,
  ...onHover("&:hover", { color: color.fg.act }),
});

export const promosHead = componentStyle({ ...boldType(14), marginBlock: 0, marginBlockEnd: space[8] });
export const promos = componentStyle({
  display: "grid",
  gridTemplateColumns: "repeat(5, minmax(0, 1fr))",
  gap: space[12],
  "@media": { [media.tablet]: { gridTemplateColumns: "repeat(auto-fill, minmax(104px, 1fr))" } },
});
/** As high as the pictures with their texts. */
export const waiting = componentStyle({ blockSize: 192 });
export const promo = componentStyle({
  display: "block",
  borderRadius: radius.control,
  ...onHover("&:hover", { color: color.fg.act }),
});
export const promoTitle = componentStyle({
  ...type(12, "heading"),
  ...clampLines(2),
  marginBlockStart: space[6],
});
export const promoText = componentStyle({ ...boldType(14), ...oneLine, marginBlockStart: space[4] });
