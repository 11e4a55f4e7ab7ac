import { componentStyle, componentVariants } from "../../styles/layered.ts";
import { boldType, edge, media, onHover, type } from "../../styles/mixins.ts";
import { vars } from "../../tokens/contract.css.ts";
import { scene } from "../../tokens/scene.ts";

const { color, space, size } = vars;

export const footer = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: `${space[8]} ${space[16]}`,
  minBlockSize: "3.5rem",
  padding: `${space[8]} ${space[16]}`,
  borderBlockStart: `1px solid ${color.border.default}`,
  fontSize: vars.font.size[14],
  lineHeight: vars.font.leading.tight,
  color: color.fg.muted,
  fontVariantNumeric: "tabular-nums",
});

export const pager = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space[8],
});
export const pageSize = componentStyle({ ...type(12), display: "flex", alignItems: "center", gap: space[8] });

export const bulkBar = componentStyle({
  ...edge,
  position: "sticky",
  insetBlockEnd: 0,
  zIndex: 3,
  display: "flex",
  alignItems: "center",
  gap: `${space[8]} ${space[4]}`,
  minBlockSize: "3.5rem",
  padding: `${space[8]} ${space[16]}`,
  borderEndStartRadius: vars.radius.card,
  borderEndEndRadius: vars.radius.card,
  backgroundColor: color.bg.dock,
  color: color.fg.onBar,
  fontSize: vars.font.size[14],
  lineHeight: vars.font.leading.tight,
  "@media": { [media.phone]: { flexWrap: "wrap" } },
});

export const bulkCount = componentStyle({ ...boldType(14), whiteSpace: "nowrap" });
export const bulkSelection = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${space[4]} ${space[12]}`,
  flex: "1 1 0",
  minInlineSize: "min-content",
});
/** On phones a row that scrolls sideways, because wrapped buttons would cover the list. */
export const bulkActions = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "end",
  gap: space[4],
  "@media": {
    [media.phone]: {
      order: 1,
      flexWrap: "nowrap",
      justifyContent: "start",
      inlineSize: `calc(100% + 2 * ${space[4]})`,
      // Leaves space for the focus rings, which the scroll container would clip.
      padding: space[4],
      margin: `calc(-1 * ${space[4]})`,
      overflowX: "auto",
      scrollbarWidth: "none",
    },
  },
});

/** A plain button on the bar: white in both schemes. */
export const bulkButton = componentVariants({
  plain: {
    color: color.fg.onBar,
    selectors: { "&:focus-visible": { outlineColor: color.fg.onBar } },
    ...onHover("&:hover:enabled", { color: color.fg.onBar, backgroundColor: scene.mistHover }),
  },
  primary: {
    marginInlineStart: space[8],
    "@media": { [media.phone]: { order: -1, marginInline: `0 ${space[8]}` } },
    selectors: { "&:focus-visible": { outlineColor: color.fg.onBar } },
  },
  link: {
    minBlockSize: size.controlSm,
    borderRadius: vars.radius.control,
    color: color.fg.onBar,
    textDecoration: "underline",
    textUnderlineOffset: "0.2em",
    selectors: { "&:focus-visible": { outlineColor: color.fg.onBar } },
  },
});

/** Replaces the rows of an empty list. */
export const message = componentStyle({
  display: "grid",
  justifyItems: "center",
  padding: `${space[48]} ${space[16]}`,
});
