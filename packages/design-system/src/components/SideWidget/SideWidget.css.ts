import { componentOverride, componentStyle } from "../../styles/layered.ts";
import { asWritten, boldType, ease, media, onHover, type } from "../../styles/mixins.ts";
import { vars } from "../../tokens/contract.css.ts";

const { color, space } = vars;

/**
 * The column, 24 px from the edge, doesn't fit next to 1200 px of content: 1200 + 2 × (64 + 24 + 12), plus a
 * scroll bar.
 */
const narrow = "(max-width: 1407px)";
/** Below this width, the content needs the column's space, so only the tab is shown. */
const crowded = "(max-width: 1279px)";
/** Below this height, a centered column would overlap the 184 px high header. */
const low = "(max-height: 783px)";

export const root = componentStyle({
  position: "fixed",
  insetInlineEnd: space[24],
  insetBlockStart: "50%",
  transform: "translateY(-50%)",
  zIndex: vars.z.sticky,
  display: "flex",
  alignItems: "center",
  "@media": {
    [low]: { insetBlock: `auto ${space[8]}`, transform: "none" },
    [narrow]: { insetInlineEnd: space[8] },
    [crowded]: { insetInlineEnd: 0 },
    [media.tablet]: { display: "none" },
    print: { display: "none" },
  },
});

const floating = {
  border: `1px solid ${color.border.default}`,
  borderRadius: vars.radius.panel,
  backgroundColor: color.bg.floating,
  boxShadow: vars.shadow.hover,
};

/** In the margin, overlapping at most the padding of a card. */
export const tab = componentStyle({
  ...floating,
  display: "none",
  placeItems: "center",
  inlineSize: space[24],
  blockSize: space[64],
  borderStartEndRadius: 0,
  borderEndEndRadius: 0,
  borderInlineEnd: 0,
  color: color.fg.muted,
  ...onHover("&:hover", { color: color.fg.act }),
  selectors: { [`${root}:has(details[open]) > &`]: { visibility: "hidden" } },
  "@media": { [crowded]: { display: "grid" } },
});

export const list = componentStyle({
  ...floating,
  inlineSize: space[64],
  "@media": {
    [crowded]: {
      selectors: { [`${root}[data-state='closed'] > &`]: { display: "none" } },
      marginInlineEnd: space[8],
    },
  },
});

export const item = componentStyle({
  selectors: {
    "&:not(:first-child)::before": {
      content: '""',
      display: "block",
      marginInline: space[12],
      blockSize: 1,
      marginBlockEnd: -1,
      backgroundColor: color.border.default,
    },
  },
});

export const cell = componentOverride({
  ...type(12, "heading"),
  display: "grid",
  justifyItems: "center",
  alignContent: "center",
  gap: space[4],
  inlineSize: "100%",
  minBlockSize: space[64],
  paddingInline: space[2],
  borderRadius: vars.radius.panel,
  outlineOffset: "-3px",
  color: color.fg.muted,
  textAlign: "center",
  transition: ease("color"),
  ...onHover("&:hover", { color: color.fg.act }),
  selectors: { "details[open] > &": { color: color.fg.act } },
});

export const icon = componentStyle({ position: "relative", display: "grid" });

export const panel = componentOverride({
  inlineSize: 232,
  padding: space[16],
  borderRadius: vars.radius.panel,
});

export const service = componentStyle({
  ...type(12),
  display: "grid",
  justifyItems: "center",
  gap: space[8],
  color: color.fg.muted,
  textAlign: "center",
});

export const arrow = componentStyle({
  position: "absolute",
  insetInlineEnd: -6,
  insetBlockStart: 26,
  inlineSize: space[12],
  blockSize: space[12],
  transform: "rotate(45deg)",
  backgroundColor: color.bg.floating,
});

export const line = componentStyle({
  inlineSize: "100%",
  marginBlock: space[4],
  borderBlockStart: `1px solid ${color.border.default}`,
});

export const phone = componentStyle({
  ...asWritten,
  ...boldType(18),
  color: color.fg.act,
  fontVariantNumeric: "tabular-nums",
  whiteSpace: "nowrap",
});
export const fill = componentStyle({ inlineSize: "100%" });
