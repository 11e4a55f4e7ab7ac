import { componentStyle, componentVariants } from "../../styles/layered.ts";
import { boldType, ease, focusRing, media, onHover, type } from "../../styles/mixins.ts";
import { vars } from "../../tokens/contract.css.ts";

const { color, space, radius } = vars;

export const root = componentStyle({ position: "relative" });

export const box = componentStyle({
  display: "flex",
  minBlockSize: 44,
  border: `2px solid ${color.border.act}`,
  borderRadius: radius.card,
  backgroundColor: color.bg.card,
  selectors: {
    "&:has(input:focus-visible)": {
      ...focusRing,
      borderColor: color.border.focus,
    },
  },
});

export const scope = componentStyle({
  position: "relative",
  display: "flex",
  alignItems: "center",
  color: color.fg.muted,
  "::after": {
    content: '""',
    position: "absolute",
    insetInlineEnd: 0,
    inlineSize: 1,
    blockSize: space[20],
    backgroundColor: color.border.default,
  },
  "@media": { [media.phone]: { display: "none" } },
});

export const select = componentStyle({
  ...type(14),
  appearance: "none",
  maxInlineSize: "11em",
  blockSize: "100%",
  border: 0,
  borderRadius: radius.control,
  backgroundColor: "transparent",
  paddingInline: `${space[16]} 36px`,
  textOverflow: "ellipsis",
  cursor: "pointer",
});

export const chevron = componentStyle({
  position: "absolute",
  insetInlineEnd: space[12],
  pointerEvents: "none",
});

export const input = componentStyle({
  ...type(14),
  flex: 1,
  inlineSize: 0,
  paddingInline: space[12],
  border: 0,
  borderRadius: radius.control,
  backgroundColor: "transparent",
  textOverflow: "ellipsis",
  // The surrounding box shows the focus ring.
  outline: "none",
  appearance: "none",
  "::-webkit-search-cancel-button": { display: "none" },
});

export const submit = componentStyle({
  ...boldType(16),
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  gap: space[8],
  minInlineSize: 120,
  // Overlaps the box's border, so that both reds form one shape.
  margin: "-2px",
  // A border for forced colors, which remove the background.
  border: "2px solid transparent",
  paddingInline: 14,
  borderStartEndRadius: radius.card,
  borderEndEndRadius: radius.card,
  backgroundColor: color.bg.act,
  color: color.fg.onAct,
  transition: ease("background-color"),
  ...onHover("&:hover", { backgroundColor: color.bg.actHover }),
  selectors: { "&:active": { backgroundColor: color.bg.actPressed } },
  "@media": { [media.phone]: { minInlineSize: space[56] } },
});

export const submitWord = componentStyle({ "@media": { [media.phone]: { display: "none" } } });

export const hotWords = componentStyle({
  ...type(12),
  display: "flex",
  flexWrap: "wrap",
  columnGap: space[16],
  blockSize: 20,
  overflow: "hidden",
  marginBlockStart: space[6],
  paddingInline: space[16],
  color: color.fg.muted,
  "@media": { [media.phone]: { display: "none" } },
});

export const hotWord = componentStyle({
  lineHeight: "20px",
  ...onHover("&:hover", { color: color.fg.act }),
});
export const firstHotWord = componentStyle({ color: color.fg.act });

export const suggestions = componentStyle({
  position: "absolute",
  insetInline: 0,
  insetBlockStart: space[48],
  zIndex: vars.z.overlay,
  maxBlockSize: "min(520px, 75vh)",
  overflowY: "auto",
  padding: space[8],

  borderRadius: radius.card,
  backgroundColor: color.bg.floating,
  boxShadow: vars.shadow.floating,
  outline: "1px solid transparent",
  outlineOffset: "-1px",
  selectors: { "&:empty": { display: "none" } },
});

export const group = componentStyle({
  selectors: {
    "& + &": { marginBlockStart: space[8], borderBlockStart: `1px solid ${color.border.default}` },
  },
});
export const groupName = componentStyle({
  ...type(12),
  padding: `${space[8]} ${space[12]} ${space[4]}`,
  color: color.fg.muted,
});
const option = componentStyle({
  ...type(14),
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space[12],
  minBlockSize: space[40],
  paddingInline: space[12],
  borderRadius: radius.control,
  cursor: "pointer",
  selectors: {
    "&[aria-selected='true']": {
      backgroundColor: color.bg.sunken,
      // Visible only in forced colors.
      outline: "2px solid transparent",
      outlineOffset: "-2px",
    },
  },
});
/** A text row, a product with picture, or the link to all results. */
export const look = componentVariants({
  row: [option],
  large: [option, { minBlockSize: space[72] }],
  all: [
    option,
    {
      ...type(12),
      minBlockSize: space[32],
      marginInlineStart: "auto",
      color: color.fg.act,
      fontWeight: vars.font.weight.bold,
    },
  ],
});

/** 264 px next to the products; stacked on narrow screens. */
export const columns = componentStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 264fr) minmax(0, 416fr)",
  "@media": { [media.phone]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});
export const startColumn = componentStyle({ paddingInlineEnd: space[8] });
export const endColumn = componentStyle({
  paddingInlineStart: space[8],
  borderInlineStart: `1px solid ${color.border.default}`,
  "@media": { [media.phone]: { paddingInlineStart: 0, borderInlineStart: 0 } },
});

/** Sticky below a long list. */
export const foot = componentStyle({
  ...type(12),
  position: "sticky",
  // At the edge, over the list's padding.
  insetBlockEnd: `calc(-1 * ${space[8]})`,
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space[12],
  minBlockSize: space[40],
  margin: `${space[8]} calc(-1 * ${space[8]}) calc(-1 * ${space[8]})`,
  padding: `${space[4]} ${space[8]}`,
  borderBlockStart: `1px solid ${color.border.default}`,
  backgroundColor: color.bg.floating,
  color: color.fg.muted,
  // On phones, hides a footer that contains only keyboard hints.
  "@media": {
    [media.phone]: { selectors: { "&:not(:has([role='option']))": { display: "none" } } },
  },
});
export const keys = componentStyle({
  display: "flex",
  gap: space[16],
  paddingInline: space[12],
  // Phones have no keys.
  "@media": { [media.phone]: { display: "none" } },
});
export const keyHint = componentStyle({ display: "inline-flex", alignItems: "center", gap: space[4] });
export const key = componentStyle({
  ...type(12),
  fontFamily: "inherit",
  minInlineSize: space[20],
  paddingInline: space[4],
  textAlign: "center",
  border: `1px solid ${color.border.default}`,
  borderRadius: vars.radius.control,
});

export const optionIcon = componentStyle({ flexShrink: 0, color: color.fg.muted });
export const largePicture = componentStyle({ inlineSize: space[56], flexShrink: 0, marginBlock: space[8] });
export const largeHint = componentStyle({
  fontSize: vars.font.size[16],
  fontWeight: vars.font.weight.bold,
  fontVariantNumeric: "tabular-nums",
  color: color.fg.price,
});
export const optionPicture = componentStyle({ inlineSize: 40, flexShrink: 0, marginBlock: space[4] });
/** Fills the space next to picture and hint. */
export const optionWords = componentStyle({ flex: 1, minInlineSize: 0, overflowWrap: "anywhere" });
export const optionHint = componentStyle({ fontSize: vars.font.size[12], color: color.fg.muted });
/** As tall as the row, including its padding. */
export const remove = componentStyle({
  display: "grid",
  placeItems: "center",
  alignSelf: "stretch",
  flexShrink: 0,
  inlineSize: space[40],
  marginInlineEnd: `calc(-1 * ${space[12]})`,
  borderRadius: radius.control,
  color: color.fg.muted,
  ...onHover("&:hover", { color: color.fg.default, backgroundColor: color.border.default }),
  "@media": { [media.tablet]: { inlineSize: 44, minBlockSize: 44 } },
});
