import { vars } from "@carmine/design-system/tokens";
import { globalStyle, style } from "@vanilla-extract/css";

const narrow = "(max-width: 760px)";

export const root = style({
  display: "grid",
  gridTemplateColumns: "400px minmax(0, 1fr)",
  // Views 1 to 3 have the same height, so nothing moves when switching between them.
  minHeight: 642,
  "@media": { [narrow]: { gridTemplateColumns: "minmax(0, 1fr)", minHeight: 0 } },
});

export const side = style({
  display: "flex",
  flexDirection: "column",
  gap: vars.space["24"],
  minWidth: 0,
  padding: `${vars.space["40"]} ${vars.space["48"]} ${vars.space["32"]}`,
  "@media": { [narrow]: { padding: vars.space["24"] } },
});

export const head = style({ display: "grid", gap: vars.space["8"], paddingInlineEnd: vars.space["24"] });

export const segments = style({ width: "100%" });

export const line = style({ marginBlockStart: "auto" });

export const foot = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space["8"],
  color: vars.color.fg.muted,
});

globalStyle(`${foot} :is(a, button)`, {
  "@media": { [narrow]: { display: "inline-flex", alignItems: "center", minHeight: 44 } },
});

/** On a separate line below the other links. */
export const lookUp = style({ flexBasis: "100%" });

export const social = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(120px, 1fr))",
  gap: vars.space[12],
});
