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

export const body = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[16],
  padding: vars.space[24],
  "@media": { "(max-width: 599px)": { paddingInline: 0 } },
});

/** The table reaches the edges of the card on phones; texts below it don't. */
export const note = style({ "@media": { "(max-width: 599px)": { paddingInline: vars.space[16] } } });

export const activity = style({ display: "grid", gap: vars.space[4] });

export const what = style({
  display: "inline-flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space[8],
});

export const facts = style({ display: "flex", flexWrap: "wrap", gap: `0 ${vars.space[12]}` });

/** Order numbers wrap only if the table would scroll otherwise. */
export const whole = style({
  "@media": { "(min-width: 600px)": { whiteSpace: "nowrap" } },
});

export const rules = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 320px), 1fr))",
  gap: vars.space[24],
  margin: 0,
  padding: 0,
  listStyle: "none",
});

export const rule = style({ display: "flex", alignItems: "start", gap: vars.space[12] });
export const ruleIcon = style({
  display: "grid",
  placeItems: "center",
  flex: "none",
  inlineSize: 40,
  blockSize: 40,
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.bg.tint,
  color: vars.color.fg.act,
});
export const ruleWords = style({ display: "grid", gap: vars.space[4] });

/** The plot next to what points are worth. */
export const overview = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) 336px",
  gap: vars.space[16],
  "@media": { "(max-width: 1023px)": { gridTemplateColumns: "minmax(0, 1fr)" } },
});
export const worth = style({ display: "grid", alignContent: "start", gap: vars.space[16] });
/** At the bottom of the card, however high the plot is. */
export const worthActions = style({ display: "grid", gap: vars.space[8], marginBlockStart: "auto" });
