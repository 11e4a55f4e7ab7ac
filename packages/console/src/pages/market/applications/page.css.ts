import { vars } from "@carmine/design-system/tokens";
import { style } from "@vanilla-extract/css";

const { color, space, font } = vars;

export const panes = style({
  display: "grid",
  gridTemplateColumns: "27rem minmax(0, 1fr)",
  alignItems: "start",
  gap: space[16],
  "@media": { "(max-width: 1099px)": { gridTemplateColumns: "minmax(0, 1fr)" } },
});
export const list = style({ overflow: "clip" });
export const views = style({ display: "flex", flexWrap: "wrap", gap: space[4], padding: space[12] });
export const view = style({
  selectors: {
    "&&[aria-pressed='true']": { backgroundColor: color.bg.sunken, fontWeight: font.weight.bold },
  },
});
export const row = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr) auto",
  alignItems: "center",
  gap: space[12],
  inlineSize: "100%",
  padding: space[12],
  border: 0,
  borderBlockStart: `1px solid ${color.border.default}`,
  borderInlineStart: "3px solid transparent",
  backgroundColor: "transparent",
  color: color.fg.default,
  textAlign: "start",
  cursor: "pointer",
  selectors: {
    "&[aria-current]": { backgroundColor: color.bg.sunken, borderInlineStartColor: color.border.act },
    "&:hover": { backgroundColor: color.bg.sunken },
  },
});
export const decideBy = style({ display: "grid", justifyItems: "end", whiteSpace: "nowrap" });
export const words = style({ display: "grid", minInlineSize: 0, overflowWrap: "anywhere" });
export const keys = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space[6],
  padding: space[12],
  borderBlockStart: `1px solid ${color.border.default}`,
  color: color.fg.muted,
  fontSize: font.size[12],
  "@media": { "(max-width: 767px)": { display: "none" } },
});
export const pane = style({ overflow: "clip" });
export const head = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr) auto",
  alignItems: "center",
  gap: space[12],
  padding: space[16],
});
export const foot = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "end",
  gap: space[8],
  padding: space[16],
  borderBlockStart: `1px solid ${color.border.default}`,
});
export const papers = style({
  display: "flex",
  flexWrap: "wrap",
  gap: space[8],
  margin: 0,
  marginBlockStart: space[12],
  padding: 0,
  listStyle: "none",
});
export const body = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) 18rem",
  "@media": { "(max-width: 1439px)": { gridTemplateColumns: "minmax(0, 1fr)" } },
});
export const side = style({
  borderInlineStart: `1px solid ${color.border.default}`,
  "@media": { "(max-width: 1439px)": { borderInlineStart: 0 } },
});
export const checks = style({
  display: "grid",
  gap: space[10],
  margin: 0,
  marginBlockStart: space[12],
  padding: 0,
  listStyle: "none",
});
export const check = style({ display: "flex", alignItems: "start", gap: space[8] });
export const passed = style({ color: color.fg.success });
export const failed = style({ color: color.fg.caution });
export const history = style({ marginBlockStart: space[12] });
export const terms = style({ display: "grid", gap: space[16] });
