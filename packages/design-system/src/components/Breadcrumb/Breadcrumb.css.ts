import { componentStyle } from "../../styles/layered.ts";
import { media, onHover, type } from "../../styles/mixins.ts";
import { vars } from "../../tokens/contract.css.ts";

export const list = componentStyle({
  ...type(12, "text"),
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: vars.space[8],
  minBlockSize: vars.space[48],
  paddingBlock: vars.space[8],
  "@media": {
    // A single row that scrolls by touch; its content doesn't widen the page.
    [media.phone]: {
      flexWrap: "nowrap",
      inlineSize: 0,
      minInlineSize: "100%",
      minBlockSize: 44,
      paddingBlock: 0,
      overflowX: "auto",
      overflowY: "hidden",
      scrollbarWidth: "none",
      overscrollBehaviorX: "contain",
    },
  },
  color: vars.color.fg.muted,
});

export const item = componentStyle({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space[8],
  maxInlineSize: "100%",
  "@media": { [media.phone]: { flexShrink: 0, maxInlineSize: "none", whiteSpace: "nowrap" } },
});

export const link = componentStyle({
  paddingBlock: vars.space[4],
  borderRadius: vars.radius.control,
  "@media": {
    ...onHover("&:hover", { color: vars.color.fg.act })["@media"],
    [media.phone]: { display: "inline-flex", alignItems: "center", minBlockSize: 44, paddingBlock: 0 },
  },
  // The row clips anything outside its edge.
  selectors: { "&:focus-visible": { outlineOffset: "-2px" } },
});

export const current = componentStyle({ color: vars.color.fg.default });
export const chevron = componentStyle({ color: vars.color.fg.faint });
