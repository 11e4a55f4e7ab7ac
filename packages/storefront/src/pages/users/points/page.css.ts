import { vars } from "@carmine/design-system/tokens";
import { style } from "@vanilla-extract/css";

export const stack = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[16],
  minInlineSize: 0,
});

export const plot = style({ display: "grid", gap: vars.space[16] });

export const tabs = style({ paddingInline: vars.space[24] });

export const body = style({ padding: vars.space[24] });

export const what = style({
  display: "inline-flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space[8],
});

/** A narrow table scrolls instead of wrapping dates. */
export const whole = style({ whiteSpace: "nowrap" });

export const rules = style({
  display: "grid",
  gap: vars.space[16],
  margin: 0,
  padding: 0,
  listStyle: "none",
});

export const rule = style({ display: "flex", alignItems: "start", gap: vars.space[12] });
