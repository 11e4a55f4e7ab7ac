import { patternGlobal, patternStyle } from "../../styles/layered.ts";
import { asWritten, boldType, card, media, onHover, type } from "../../styles/mixins.ts";
import { vars } from "../../tokens/contract.css.ts";
import { lockedPage, smallWindowPopover } from "../../tokens/popover.ts";

const { color, space, radius } = vars;

export const root = patternStyle({
  ...card,
  ...type(14),
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  columnGap: space[16],
  minBlockSize: space[56],
  padding: `${space[10]} ${space[16]}`,
  "@media": {
    [media.tablet]: {
      minBlockSize: space[48],
      minInlineSize: 0,
      flexWrap: "nowrap",
      paddingBlock: space[8],
      paddingInline: 0,
    },
  },
});

/** Shows the current order on small screens, and opens the others. */
export const chooser = patternStyle({
  ...boldType(14),
  display: "none",
  "@media": {
    [media.tablet]: {
      display: "inline-flex",
      alignItems: "center",
      gap: space[8],
      minInlineSize: 0,
      minBlockSize: space[32],
      paddingInline: space[8],
      borderRadius: radius.control,
      color: color.fg.default,
    },
  },
});
/** Wraps into two lines instead of truncating the name. */
export const chosen = patternStyle({
  minInlineSize: 0,
  textAlign: "start",
  lineHeight: vars.font.leading.tight,
});

/** At the bottom edge of small screens. */
export const list = patternStyle(
  smallWindowPopover(
    media.tablet,
    { display: "flex", flexWrap: "wrap", gap: space[4] },
    {
      display: "grid",
      inset: "auto 0 0",
      padding: `${space[8]} ${space[16]} ${space[16]}`,
      borderStartStartRadius: radius.panel,
      borderStartEndRadius: radius.panel,
      outline: "1px solid transparent",
      outlineOffset: "-1px",
    },
  ),
);

patternGlobal(`html:has(${list}:popover-open)`, { "@media": { [media.tablet]: lockedPage } });

export const item = patternStyle({
  display: "inline-flex",
  alignItems: "center",
  gap: space[4],
  minBlockSize: 36,
  paddingInline: space[12],
  borderRadius: radius.control,
  color: color.fg.muted,
  "@media": {
    ...onHover("&:hover", { color: color.fg.act })["@media"],
    [media.tablet]: { display: "flex", minBlockSize: 44 },
  },
  selectors: {
    "&[aria-current]": {
      backgroundColor: color.bg.tint,
      color: color.fg.act,
      fontWeight: vars.font.weight.bold,
    },
  },
});

export const end = patternStyle({
  display: "flex",
  alignItems: "center",
  gap: space[8],
  color: color.fg.muted,
  fontVariantNumeric: "tabular-nums",
});
/** Compact pager, hidden on small screens, where only the one below the list is shown. */
export const pager = patternStyle({
  display: "contents",
  "@media": { [media.tablet]: { display: "none" } },
});
export const counter = patternStyle({ ...asWritten, marginInline: space[8] });

export const arrow = patternStyle({
  display: "grid",
  placeItems: "center",
  inlineSize: space[32],
  blockSize: space[32],
  border: `1px solid ${color.border.strong}`,
  borderRadius: radius.control,
  color: color.fg.default,
  ...onHover("&:hover:not([aria-disabled])", { borderColor: color.fg.act, color: color.fg.act }),
  selectors: {
    "&[aria-disabled]": {
      borderColor: color.border.default,
      backgroundColor: color.bg.sunken,
      color: color.fg.muted,
    },
  },
});
