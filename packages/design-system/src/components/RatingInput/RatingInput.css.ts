import { createVar } from "@vanilla-extract/css";
import { componentStyle, componentVariants } from "../../styles/layered.ts";
import { hiddenBox, mirroredInRtl, type } from "../../styles/mixins.ts";
import { vars } from "../../tokens/contract.css.ts";

/** Start and width of a target, in percent of the row; set inline. */
export const start = createVar();
export const width = createVar();

export const row = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${vars.space[4]} ${vars.space[16]}`,
});

export const stars = componentStyle({
  position: "relative",
  flex: "none",
  aspectRatio: "5",
  borderRadius: vars.radius.control,
  selectors: {
    // The radio is hidden, so the row shows the focus ring.
    "&:has(:focus-visible)": { outline: `2px solid ${vars.color.border.focus}`, outlineOffset: "2px" },
  },
});

/** A star is 28 px high, or 48 px with halves, so that each half is a 24 px target. */
export const size = componentVariants({
  whole: { blockSize: "1.75rem" },
  half: { blockSize: vars.space[48] },
});

export const drawing = componentStyle({
  ...mirroredInRtl,
  display: "block",
  inlineSize: "100%",
  blockSize: "100%",
});

export const target = componentStyle({
  position: "absolute",
  insetBlock: 0,
  insetInlineStart: start,
  inlineSize: width,
  cursor: "pointer",
  selectors: { "&:has(:disabled)": { cursor: "not-allowed" } },
});

export const radio = componentStyle(hiddenBox);

export const word = componentStyle({
  ...type(14),
  color: vars.color.fg.caution,
  fontWeight: vars.font.weight.bold,
  minInlineSize: 0,
  overflowWrap: "anywhere",
});
