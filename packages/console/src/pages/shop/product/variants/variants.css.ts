import { vars } from "@carmine/design-system/tokens";
import { style } from "@vanilla-extract/css";

const { color, space, font, radius } = vars;

export const options = style({ display: "grid", gap: space[12] });
export const option = style({
  display: "grid",
  gridTemplateColumns: "11rem minmax(0, 1fr) auto",
  alignItems: "start",
  gap: space[12],
  "@media": { "(max-width: 639px)": { gridTemplateColumns: "minmax(0, 1fr)" } },
});
export const values = style({ display: "flex", flexWrap: "wrap", gap: space[8], alignItems: "center" });
export const value = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space[2],
  paddingInlineStart: space[4],
  borderRadius: radius.control,
  backgroundColor: color.bg.sunken,
});
const input = style({
  blockSize: 32,
  paddingInline: space[8],
  border: `1px solid ${color.border.field}`,
  borderRadius: radius.control,
  backgroundColor: color.bg.card,
  color: color.fg.default,
  font: "inherit",
  fontSize: font.size[14],
});
export const valueInput = style([
  input,
  {
    fieldSizing: "content",
    minInlineSize: "3rem",
    maxInlineSize: "16rem",
    border: "none",
    backgroundColor: "transparent",
  },
]);
export const newValue = style([input, { inlineSize: "10rem" }]);
export const bar = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "end",
  gap: space[12],
  marginBlockStart: space[16],
});
export const scroll = style({
  overflowX: "auto",
  marginInline: `calc(-1 * ${space[16]})`,
  marginBlockStart: space[12],
});
export const table = style({
  inlineSize: "100%",
  borderCollapse: "collapse",
  fontSize: font.size[14],
  fontVariantNumeric: "tabular-nums",
});
export const head = style({
  padding: `${space[8]} ${space[12]}`,
  backgroundColor: color.bg.sunken,
  color: color.fg.muted,
  fontSize: font.size[12],
  fontWeight: font.weight.regular,
  textAlign: "start",
  whiteSpace: "nowrap",
});
export const cell = style({
  position: "relative",
  padding: `0 ${space[12]}`,
  blockSize: 40,
  borderBlockEnd: `1px solid ${color.border.default}`,
  whiteSpace: "nowrap",
});
export const numeric = style({ textAlign: "end" });
export const quiet = style({ color: color.fg.muted });
export const none = style({ color: color.fg.critical, fontWeight: font.weight.bold });
export const inputCell = style([
  cell,
  {
    padding: 0,
    borderInlineStart: `1px solid ${color.border.default}`,
    borderInlineEnd: `1px solid ${color.border.default}`,
  },
]);
export const cellInput = style({
  boxSizing: "border-box",
  inlineSize: "100%",
  minInlineSize: "5.5rem",
  blockSize: 40,
  paddingInline: space[12],
  border: "2px solid transparent",
  backgroundColor: "transparent",
  color: color.fg.default,
  font: "inherit",
  fontVariantNumeric: "tabular-nums",
  ":focus": { outline: "none", borderColor: color.border.focus },
  selectors: {
    "&[data-changed]": { backgroundColor: color.bg.caution },
    "&[aria-invalid='true']": { borderColor: color.border.critical },
    "&[data-wide]": { minInlineSize: "8rem" },
  },
});
export const off = style({ opacity: 0.6 });
export const conflict = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space[6],
  padding: space[6],
  backgroundColor: color.bg.caution,
  fontSize: font.size[12],
});
export const foot = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space[12],
  marginBlockStart: space[12],
  color: color.fg.muted,
  fontSize: font.size[12],
});
export const keys = style({ display: "inline-flex", alignItems: "center", gap: space[6] });
export const end = style({ marginInlineStart: "auto" });
