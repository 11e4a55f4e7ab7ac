import { vars } from "@carmine/design-system/tokens";
import { style } from "@vanilla-extract/css";

const { space } = vars;

export const page = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space["16"],
  paddingBlockEnd: space["56"],
});
export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space["12"],
});
/** At the end of the line, 360 × 40 px. */
export const period = style({ marginInlineStart: "auto", inlineSize: "360px", maxInlineSize: "100%" });
/** 520 + 324 + 324 px; in narrower windows the first is above the other two. */
export const podium = style({
  display: "grid",
  gridTemplateColumns: "520fr 324fr 324fr",
  gap: space["16"],
  margin: 0,
  padding: 0,
  listStyle: "none",
  "@media": {
    "(max-width: 1247px)": { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
    "(max-width: 699px)": { gridTemplateColumns: "minmax(0, 1fr)" },
  },
});
export const step = style({
  minWidth: 0,
  "@media": { "(max-width: 1247px)": { selectors: { "&:first-child": { gridColumn: "1 / -1" } } } },
});

/** 944 + 16 + 240 px. */
export const columns = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) 240px",
  alignItems: "start",
  gap: space["16"],
  "@media": { "(max-width: 899px)": { gridTemplateColumns: "minmax(0, 1fr)" } },
});
export const list = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space["16"] });
export const rows = style({ margin: 0, padding: 0, listStyle: "none" });
export const bone = style({ padding: space["12"] });
export const row = style({
  selectors: { "& + &": { borderBlockStart: `1px solid ${vars.color.border.default}` } },
});
export const sideHead = style({
  display: "flex",
  alignItems: "baseline",
  justifyContent: "space-between",
  gap: space["12"],
  marginBlockEnd: space["12"],
});
export const deals = style({ display: "grid", gap: space["16"], margin: 0, padding: 0, listStyle: "none" });

export const tabs = style({ paddingInline: space["24"], overflowX: "auto" });
