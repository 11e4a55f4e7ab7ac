import { componentStyle } from "../../styles/layered.ts";
import { clampLines, ease, oneLine, type } from "../../styles/mixins.ts";
import { vars } from "../../tokens/contract.css.ts";
import { scene } from "../../tokens/scene.ts";
import * as floating from "../Popover/floating.css.ts";
import { fill, track } from "../ProgressBar/ProgressBar.css.ts";

const { color, space, radius } = vars;

export const tiles = componentStyle({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(6.75rem, 8rem))",
  gap: space[12],
});

export const tile = componentStyle({
  position: "relative",
  aspectRatio: "1",
  overflow: "hidden",
  borderRadius: radius.card,
  backgroundColor: color.bg.studio,
  selectors: {
    "&[data-dragged]": {
      zIndex: 1,
      boxShadow: vars.shadow.floating,
      outline: `2px solid ${color.border.focus}`,
    },
    "&:focus-within": { outline: `2px solid ${color.border.focus}`, outlineOffset: "2px" },
  },
  "@media": { "(forced-colors: active)": { border: "1px solid CanvasText" } },
});

const badge = {
  ...type(12),
  maxInlineSize: `calc(100% - ${space[12]})`,
  paddingInline: space[8],
  borderRadius: radius.full,
  fontWeight: vars.font.weight.bold,
  outline: "1px solid transparent",
  outlineOffset: "-1px",
} as const;

export const badges = componentStyle({
  position: "absolute",
  insetBlockStart: space[6],
  insetInlineStart: space[6],
  display: "flex",
  maxInlineSize: `calc(100% - ${space[12]})`,
});

export const cover = componentStyle({
  ...badge,
  ...oneLine,
  // A percentage of the surrounding box, which is as wide as the badge, would clip the text.
  maxInlineSize: "100%",
  paddingBlock: space[2],
  marginBlock: 0,
  backgroundColor: color.bg.inverse,
  color: color.fg.inverse,
});

/** At the bottom, under the tools, which cover it while the tile is used. */
export const missing = componentStyle({
  ...badge,
  position: "absolute",
  insetBlockEnd: space[6],
  insetInlineStart: space[6],
  display: "flex",
  alignItems: "center",
  gap: space[4],
  paddingBlock: space[2],
  backgroundColor: color.bg.caution,
  color: color.fg.caution,
});

export const words = componentStyle({ ...oneLine, minInlineSize: 0 });

/** Overlay on the picture, equally dark in both color schemes. */
export const veil = componentStyle({
  ...type(12),
  position: "absolute",
  inset: 0,
  display: "grid",
  placeContent: "center",
  justifyItems: "center",
  padding: space[8],
  backgroundColor: scene.smokeSign,
  color: scene.white,
  fontWeight: vars.font.weight.bold,
});

export const progress = componentStyle({
  inlineSize: "4.5rem",
  vars: { [fill]: scene.white, [track]: scene.mistHover },
});

export const failure = componentStyle({ ...clampLines(3), textAlign: "center" });

/** Shown on hover and focus, and always on touch screens. */
export const tools = componentStyle({
  position: "absolute",
  insetBlockEnd: space[6],
  insetInlineEnd: space[6],
  display: "flex",
  gap: space[4],
  transition: ease("opacity"),
  "@media": {
    "(hover: hover)": {
      opacity: 0,
      selectors: { [`${tile}:is(:hover, :focus-within, [data-state='failed']) &`]: { opacity: 1 } },
    },
  },
});

export const tool = componentStyle({
  display: "grid",
  placeItems: "center",
  inlineSize: space[28],
  blockSize: space[28],
  borderRadius: radius.control,
  backgroundColor: color.bg.floating,
  color: color.fg.default,
  boxShadow: vars.shadow.hover,
  outlineOffset: "-2px",
  selectors: { "&:hover": { color: color.fg.act } },
  "@media": { "(forced-colors: active)": { border: "1px solid ButtonBorder" } },
});

/** Touch moves drag the image instead of scrolling the page. */
export const grip = componentStyle([tool, { cursor: "grab", touchAction: "none" }]);

export const panel = componentStyle([
  floating.panel,
  { inlineSize: "20rem", maxInlineSize: "calc(100vw - 2rem)", padding: space[16] },
]);

export const form = componentStyle({ display: "grid", gap: space[12] });

export const save = componentStyle({ justifySelf: "start" });

export const moves = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  gap: space[8],
  marginBlockStart: space[16],
  paddingBlockStart: space[16],
  borderBlockStart: `1px solid ${color.border.default}`,
});

export const add = componentStyle({
  ...type(12),
  display: "grid",
  placeContent: "center",
  justifyItems: "center",
  gap: space[4],
  inlineSize: "100%",
  aspectRatio: "1",
  padding: space[8],
  border: `1px dashed ${color.border.field}`,
  borderRadius: radius.card,
  color: color.fg.default,
  textAlign: "center",
  transition: ease("border-color", "color", "background-color"),
  selectors: {
    "&:hover": { borderColor: color.border.act, color: color.fg.act },
    "[data-state='over'] &": { borderColor: color.border.act, backgroundColor: color.bg.tint },
    "&:disabled": { color: color.fg.muted, borderColor: color.border.default, cursor: "not-allowed" },
  },
});

export const quiet = componentStyle({ color: color.fg.muted });
