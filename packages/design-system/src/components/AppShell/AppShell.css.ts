import { componentGlobal, componentStyle } from "../../styles/layered.ts";
import { ease, media, onHover, type } from "../../styles/mixins.ts";
import { vars } from "../../tokens/contract.css.ts";

const { color, space, size, radius } = vars;

const topHeight = "3.5rem";

export const root = componentStyle({
  display: "grid",
  gridTemplateColumns: "14rem minmax(0, 1fr)",
  gridTemplateRows: `${topHeight} auto`,
  minBlockSize: "100dvh",
  backgroundColor: color.bg.page,
  selectors: { "&[data-collapsed]": { gridTemplateColumns: "4rem minmax(0, 1fr)" } },
  "@media": {
    [media.tablet]: {
      selectors: { "&, &[data-collapsed]": { gridTemplateColumns: "minmax(0, 1fr)" } },
    },
  },
});

// Keeps what gets the focus out from under the top bar.
componentGlobal(`html:has(${root})`, { scrollPaddingBlockStart: `calc(${topHeight} + ${space[12]})` });

export const side = componentStyle({
  gridRow: "1 / 3",
  position: "sticky",
  insetBlockStart: 0,
  display: "flex",
  flexDirection: "column",
  blockSize: "100dvh",
  overflow: "hidden",
  backgroundColor: color.bg.card,
  borderInlineEnd: `1px solid ${color.border.default}`,
  "@media": { [media.tablet]: { display: "none" } },
});

export const brand = componentStyle({
  display: "flex",
  flexShrink: 0,
  alignItems: "center",
  gap: space[8],
  minBlockSize: topHeight,
  paddingInline: space[16],
});

/** Clips everything after the mark while only icons are visible. */
export const brandContent = componentStyle({
  ...type(18),
  display: "flex",
  alignItems: "center",
  gap: space[10],
  minInlineSize: 0,
  overflow: "clip",
  overflowClipMargin: space[2],
  fontWeight: vars.font.weight.bold,
  whiteSpace: "nowrap",
});

componentGlobal(`${brandContent} > :is(svg, img)`, { flexShrink: 0, blockSize: space[32] });

export const workspace = componentStyle({ flexShrink: 0, padding: `0 ${space[12]} ${space[8]}` });

export const nav = componentStyle({
  flex: "1 1 auto",
  minBlockSize: 0,
  overflowY: "auto",
  scrollbarWidth: "thin",
  padding: `${space[4]} ${space[12]} ${space[12]}`,
});

export const group = componentStyle({ selectors: { "& + &": { paddingBlockStart: space[8] } } });

export const groupName = componentStyle({
  ...type(12),
  padding: `${space[6]} ${space[10]}`,
  color: color.fg.muted,
});

/** Separates groups without their names. */
export const groupLine = componentStyle({
  margin: `${space[4]} ${space[8]} ${space[8]}`,
  borderBlockStart: `1px solid ${color.border.default}`,
});

export const line = componentStyle({ position: "relative", display: "flex", alignItems: "center" });

export const link = componentStyle({
  ...type(14),
  position: "relative",
  display: "flex",
  flex: "1 1 auto",
  alignItems: "center",
  gap: space[10],
  minInlineSize: 0,
  minBlockSize: size.controlSm,
  padding: `${space[4]} ${space[10]}`,
  borderRadius: radius.control,
  outlineOffset: "-2px",
  selectors: {
    "&[aria-current]": {
      backgroundColor: color.bg.tint,
      color: color.fg.act,
      fontWeight: vars.font.weight.bold,
    },
  },
  "@media": {
    "(hover: hover)": { selectors: { "&:hover:not([aria-current])": { backgroundColor: color.bg.sunken } } },
    "(forced-colors: active)": { selectors: { "&[aria-current]": { border: "2px solid Highlight" } } },
  },
});

export const iconLink = componentStyle({
  justifyContent: "center",
  selectors: { "&&": { paddingInline: 0 } },
});

export const iconCount = componentStyle({
  position: "absolute",
  insetBlockStart: -2,
  insetInlineEnd: -4,
  scale: "0.8",
});

export const words = componentStyle({
  flex: 1,
  minInlineSize: 0,
  textAlign: "start",
  overflowWrap: "anywhere",
});

export const opener = componentStyle({
  flexShrink: 0,
  display: "grid",
  placeContent: "center",
  inlineSize: space[28],
  blockSize: size.controlSm,
  borderRadius: radius.control,
  color: color.fg.muted,
  outlineOffset: "-2px",
  ...onHover("&:hover", { backgroundColor: color.bg.sunken, color: color.fg.default }),
});

export const chevron = componentStyle({
  transition: ease("rotate"),
  selectors: {
    "[aria-expanded='true'] > &": { rotate: "90deg" },
    "[aria-expanded='true'] > &:dir(rtl)": { rotate: "-90deg" },
  },
});

export const page = componentStyle({ selectors: { "&&": { paddingInlineStart: space[40] } } });

export const sideFoot = componentStyle({
  flexShrink: 0,
  display: "flex",
  padding: `${space[8]} ${space[12]}`,
  borderBlockStart: `1px solid ${color.border.default}`,
});

export const toggle = componentStyle({ color: color.fg.muted });

export const key = componentStyle({
  ...type(11),
  display: "grid",
  placeContent: "center",
  minInlineSize: space[20],
  blockSize: space[20],
  border: `1px solid ${color.border.strong}`,
  borderRadius: radius.control,
});

export const top = componentStyle({
  position: "sticky",
  insetBlockStart: 0,
  zIndex: vars.z.sticky,
  display: "flex",
  alignItems: "center",
  gap: space[12],
  minInlineSize: 0,
  paddingInline: space[24],
  backgroundColor: color.bg.card,
  borderBlockEnd: `1px solid ${color.border.default}`,
  "@media": { [media.tablet]: { paddingInline: space[12] } },
});

export const menu = componentStyle({ "@media": { [media.desktop]: { display: "none" } } });
export const drawer = componentStyle({ padding: space[8] });

export const main = componentStyle({
  minInlineSize: 0,
  padding: `${space[16]} ${space[24]} ${space[24]}`,
  outline: "none",
  "@media": { [media.tablet]: { padding: space[12] } },
});
