import { createVar } from "@vanilla-extract/css";
import { componentStyle } from "../../styles/layered.ts";
import { vars } from "../../tokens/contract.css.ts";

/** Width of the overlap; set inline by the component. */
export const overlap = createVar();

export const root = componentStyle({ display: "inline-flex" });

/** The ring separates overlapping pictures. */
export const person = componentStyle({
  display: "flex",
  borderRadius: vars.radius.full,
  boxShadow: `0 0 0 2px ${vars.color.bg.card}`,
  // A quarter of the width, so that the letters of small pictures stay visible.
  selectors: { "& + &": { marginInlineStart: `calc(0px - ${overlap})` } },
});

export const more = componentStyle({
  display: "grid",
  placeItems: "center",
  paddingInline: vars.space[4],
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.bg.sunken,
  color: vars.color.fg.muted,
  fontSize: vars.font.size[12],
  fontWeight: vars.font.weight.bold,
  fontVariantNumeric: "tabular-nums",
  outline: "1px solid transparent",
  outlineOffset: "-1px",
});
