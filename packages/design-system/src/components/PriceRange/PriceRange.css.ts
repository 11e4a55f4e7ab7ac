import { componentGlobal, componentStyle } from "../../styles/layered.ts";
import { boldType } from "../../styles/mixins.ts";
import { vars } from "../../tokens/contract.css.ts";

const { color, space } = vars;

export const root = componentStyle({ minInlineSize: 0 });
componentGlobal(`${root}[data-invalid] [data-part="Box"]`, { borderColor: color.border.critical });

export const label = componentStyle({ ...boldType(14), marginBlockEnd: space[6] });

export const slider = componentStyle({
  position: "relative",
  display: "flex",
  alignItems: "center",
  blockSize: space[32],
  touchAction: "none",
  userSelect: "none",
});

export const track = componentStyle({
  position: "relative",
  flex: 1,
  blockSize: space[4],
  borderRadius: vars.radius.full,
  backgroundColor: color.border.strong,
  "@media": { "(forced-colors: active)": { border: "1px solid CanvasText" } },
});

export const range = componentStyle({
  position: "absolute",
  blockSize: "100%",
  borderRadius: vars.radius.full,
  backgroundColor: color.bg.act,
  selectors: { "&[data-disabled]": { backgroundColor: color.border.field } },
  "@media": { "(forced-colors: active)": { backgroundColor: "Highlight" } },
});

/** Edge of a knob; `PriceFacet` has the same. */
export const knob = space[20];

export const thumb = componentStyle({
  display: "block",
  inlineSize: knob,
  blockSize: knob,
  border: `2px solid ${color.border.act}`,
  borderRadius: vars.radius.full,
  backgroundColor: color.bg.card,
  cursor: "grab",
  selectors: {
    "&:active": { cursor: "grabbing" },
    "&[data-disabled]": { borderColor: color.border.strong, cursor: "not-allowed" },
  },
});

export const fields = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  gap: space[8],
  marginBlockStart: space[4],
});
export const field = componentStyle({ flex: "1 1 6rem" });
