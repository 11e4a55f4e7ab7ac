import { vars } from "@carmine/design-system/tokens";
import { style } from "@vanilla-extract/css";

const { color, space, font } = vars;

export const tools = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space[12],
  paddingBlockEnd: space[12],
  color: color.fg.muted,
  fontSize: font.size[14],
});
export const rows = style({ margin: 0, padding: 0, listStyle: "none" });
export const row = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) 11rem 10rem 14rem",
  alignItems: "start",
  gap: space[12],
  paddingBlock: space[10],
  borderBlockStart: `1px solid ${color.border.default}`,
  "@media": { "(max-width: 767px)": { gridTemplateColumns: "minmax(0, 1fr) auto" } },
});
export const field = style({ "@media": { "(max-width: 767px)": { gridColumn: "1 / -1" } } });
export const done = style({
  gridColumn: "span 2",
  alignSelf: "center",
  justifySelf: "end",
  "@media": { "(max-width: 767px)": { gridColumn: "1 / -1", justifySelf: "start" } },
});
