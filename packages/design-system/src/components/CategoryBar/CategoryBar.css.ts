import { componentStyle } from "../../styles/layered.ts";
import { boldType, media, onHover, type } from "../../styles/mixins.ts";
import { vars } from "../../tokens/contract.css.ts";

const { color, space } = vars;

export const root = componentStyle({
  backgroundColor: color.bg.bar,
  color: color.fg.onBar,
  "@media": { print: { display: "none" } },
});

export const row = componentStyle({
  display: "flex",
  alignItems: "stretch",
  minBlockSize: 44,
});

/** Width of the category menu: the logo's column, or its text in a wide font. */
export const menu = componentStyle({
  flexShrink: 0,
  minInlineSize: 216,
  marginInlineEnd: space[32],
  "@media": {
    // On small screens it sits next to the swipeable links, or takes no space if a header button opens it.
    [media.tablet]: {
      minInlineSize: 0,
      marginInlineEnd: space[12],
      selectors: { "&:has([data-drawer])": { marginInlineEnd: 0 } },
    },
  },
});

/** Never wider than the bar; the links scroll inside it. */
export const landmark = componentStyle({
  "@media": { [media.tablet]: { minInlineSize: 0, marginInline: "-16px" } },
});

export const links = componentStyle({
  ...type(16),
  display: "flex",
  flexWrap: "wrap",
  columnGap: space[32],
  "@media": {
    [media.belowContent]: { columnGap: space[20], fontSize: vars.font.size[14] },
    [media.tablet]: {
      flexWrap: "nowrap",
      minInlineSize: 0,
      overflowX: "auto",
      scrollbarWidth: "none",
      paddingInline: space[16],
    },
  },
});

export const link = componentStyle({
  position: "relative",
  display: "inline-flex",
  alignItems: "center",
  minBlockSize: 44,
  whiteSpace: "nowrap",
  outlineColor: color.fg.onBar,
  outlineOffset: "-4px",
  ...onHover("&:hover::after", { transform: "scaleX(1)" }),
  "::after": {
    content: '""',
    position: "absolute",
    insetInline: 0,
    insetBlockEnd: 0,
    borderBlockEnd: "3px solid",
    borderRadius: "2px 2px 0 0",
    transform: "scaleX(0)",
    transition: `transform ${vars.motion.fast} ${vars.motion.ease}`,
  },
  selectors: {
    "&[aria-current]": { fontWeight: vars.font.weight.bold },
    "&[aria-current]::after": { transform: "scaleX(1)" },
  },
});

export const note = componentStyle({
  ...type(14),
  display: "flex",
  alignItems: "center",
  gap: space[8],
  marginInlineStart: "auto",
  paddingInlineStart: space[24],
  whiteSpace: "nowrap",
  "@media": { [media.belowContent]: { display: "none" } },
});

/** Styles of the first cell, shared with the category menu. */
export const cell = componentStyle({
  ...boldType(16),
  display: "flex",
  alignItems: "center",
  gap: space[10],
  inlineSize: "100%",
  minBlockSize: 44,
  paddingInline: space[16],
  backgroundColor: color.bg.barDeep,
  color: color.fg.onBar,
  textAlign: "start",
  whiteSpace: "nowrap",
  outlineColor: color.fg.onBar,
  outlineOffset: "-4px",
});
