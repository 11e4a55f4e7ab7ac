import { componentStyle, componentVariants } from "../../styles/layered.ts";
import { clampLines, ease, oneLine, type } from "../../styles/mixins.ts";
import { vars } from "../../tokens/contract.css.ts";
import { scene } from "../../tokens/scene.ts";
import { fill, track } from "../ProgressBar/ProgressBar.css.ts";

const { color, space, radius } = vars;

/** At least 136 by 102 px: 4:3, like review pictures. A row of them is as wide as the header. */
const width = "8.5rem";

export const tiles = componentStyle({
  display: "grid",
  gridTemplateColumns: `repeat(auto-fill, minmax(${width}, 1fr))`,
  gap: space[12],
});

export const tile = componentStyle({
  position: "relative",
  aspectRatio: "4 / 3",
  overflow: "hidden",
  borderRadius: radius.control,
  backgroundColor: color.bg.sunken,
  cursor: "grab",
  selectors: {
    "&[data-dragged]": { opacity: 0.5 },
  },
  "@media": { "(forced-colors: active)": { border: "1px solid CanvasText" } },
});

export const file = componentStyle({
  display: "grid",
  placeContent: "center",
  justifyItems: "center",
  gap: space[4],
  blockSize: "100%",
  padding: space[8],
  color: color.fg.muted,
});

export const fileName = componentStyle({ ...type(12), ...oneLine, maxInlineSize: "7rem" });

const centred = {
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  justifyContent: "center",
  gap: space[6],
} as const;

/** Overlay on the picture, equally dark in both color schemes. */
export const veil = componentStyle({
  ...centred,
  ...type(12),
  position: "absolute",
  inset: 0,
  backgroundColor: scene.smokeSign,
  color: scene.white,
  fontWeight: vars.font.weight.bold,
  fontVariantNumeric: "tabular-nums",
  border: "2px solid transparent",
  borderRadius: "inherit",
  selectors: { [`${tile}[data-state='failed'] > &`]: { borderColor: color.border.critical } },
});

export const progress = componentStyle({
  inlineSize: "72%",
  vars: { [fill]: scene.white, [track]: scene.mistHover },
});

export const failure = componentStyle({
  ...clampLines(2),
  flexShrink: 0,
  paddingInline: space[8],
  textAlign: "center",
});

export const tool = componentStyle({
  display: "grid",
  placeItems: "center",
  inlineSize: space[24],
  blockSize: space[24],
  borderRadius: radius.full,
  backgroundColor: scene.smokeSign,
  color: scene.white,
  outlineColor: scene.white,
  outlineOffset: "-3px",
  selectors: {
    "&:hover": { backgroundColor: scene.ink },
    "&[aria-disabled='true']": { opacity: 0.5, cursor: "not-allowed" },
  },
});

const corner = { position: "absolute", insetBlockStart: space[4], insetInlineEnd: space[4] } as const;

export const place = componentVariants({
  remove: corner,
  retry: {},
  earlier: {},
  later: {},
});

/** Shown on hover and focus, and always on touch screens. */
export const moves = componentStyle({
  position: "absolute",
  insetBlockEnd: space[4],
  insetInline: space[4],
  display: "flex",
  justifyContent: "space-between",
  transition: ease("opacity"),
  "@media": {
    "(hover: hover)": {
      opacity: 0,
      selectors: { [`${tile}:is(:hover, :focus-within) &`]: { opacity: 1 } },
    },
  },
});

export const add = componentStyle({
  ...centred,
  ...type(12),
  inlineSize: "100%",
  aspectRatio: "4 / 3",
  padding: space[8],
  border: `1px dashed ${color.border.field}`,
  borderRadius: radius.control,
  color: color.fg.default,
  textAlign: "center",
  transition: ease("border-color", "color", "background-color"),
  selectors: {
    "&:hover": { borderColor: color.border.act, color: color.fg.act },
    "[data-state='over'] &": { borderColor: color.border.act, backgroundColor: color.bg.tint },
    "&:disabled": { color: color.fg.muted, cursor: "not-allowed", borderColor: color.border.default },
  },
});

export const notice = componentStyle({ marginBlockStart: space[8] });
