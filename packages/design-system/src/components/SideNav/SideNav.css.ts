import { componentStyle } from "../../styles/layered.ts";
import { ease, media, onHover, type } from "../../styles/mixins.ts";
import { vars } from "../../tokens/contract.css.ts";

const { color, space } = vars;

export const root = componentStyle({
  padding: `0 ${space[8]}`,
  backgroundColor: color.bg.card,
  borderRadius: vars.radius.card,
  // A scrolling row: as a column it would fill a phone's first screen.
  "@media": {
    [media.phone]: {
      // Makes visually hidden text scroll with it.
      position: "relative",
      display: "flex",
      overflowX: "auto",
      overscrollBehaviorX: "contain",
    },
  },
});

export const group = componentStyle({
  paddingBlock: space[8],
  selectors: { "& + &": { borderBlockStart: `1px solid ${color.border.default}` } },
  "@media": {
    [media.phone]: {
      flex: "none",
      selectors: {
        "& + &": {
          borderBlockStart: 0,
          borderInlineStart: `1px solid ${color.border.default}`,
          marginInlineStart: space[8],
          paddingInlineStart: space[8],
        },
      },
    },
  },
});

export const list = componentStyle({ "@media": { [media.phone]: { display: "flex" } } });

export const name = componentStyle({
  ...type(12),
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  minBlockSize: space[32],
  paddingInline: space[12],
  color: color.fg.muted,
  selectors: { "summary&": { cursor: "pointer", borderRadius: vars.radius.control } },
  // In a row, a group's name would look like a link. Screen readers still get it as the name of the list.
  "@media": { [media.phone]: { display: "none" } },
});

export const sign = componentStyle({
  transition: ease("transform"),
  selectors: { "details[open] > summary &": { transform: "rotate(180deg)" } },
});

export const link = componentStyle({
  ...type(14),
  display: "flex",
  alignItems: "center",
  gap: space[12],
  minBlockSize: vars.size.controlMd,
  padding: `${space[4]} ${space[12]}`,
  borderRadius: vars.radius.control,
  ...onHover("&:hover", { color: color.fg.act }),
  selectors: {
    "&[aria-current]": {
      backgroundColor: color.bg.tint,
      color: color.fg.act,
      fontWeight: vars.font.weight.bold,
    },
  },
  "@media": {
    "(forced-colors: active)": { selectors: { "&[aria-current]": { border: "3px solid Highlight" } } },
    [media.phone]: {
      gap: space[8],
      whiteSpace: "nowrap",
      selectors: { "&[aria-current]": { scrollInitialTarget: "nearest" } },
    },
  },
});

export const words = componentStyle({ flex: 1, minInlineSize: 0, overflowWrap: "anywhere" });
