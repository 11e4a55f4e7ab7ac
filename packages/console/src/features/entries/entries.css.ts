import { vars } from "@carmine/design-system/tokens";
import { style } from "@vanilla-extract/css";

const { color, font, space } = vars;

export const about = style({ marginBlockEnd: space[16], color: color.fg.muted, maxInlineSize: "70ch" });
/** The form, as wide as its texts can be read well. */
export const form = style({ display: "grid", gap: space[16], maxInlineSize: 760 });
export const actions = style({ maxInlineSize: 760, marginBlockStart: space[16] });
/** First day, state and acceptances of a version of an agreement. */
export const version = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: space[12],
  rowGap: space[4],
});
export const acceptances = style({ fontWeight: font.weight.regular });
export const fields = style({ display: "grid", gap: space[16] });
export const half = style({ maxInlineSize: "24rem" });
export const name = style({ display: "flex", alignItems: "center", gap: space[12], minInlineSize: 0 });
export const banner = style({
  flex: "none",
  inlineSize: 72,
  blockSize: 36,
  objectFit: "contain",
  borderRadius: 4,
});
export const offers = style({ display: "grid", gap: space[12] });
export const offerList = style({ margin: 0, padding: 0, listStyle: "none" });
export const offer = style({
  display: "grid",
  gridTemplateColumns: "36px minmax(0, 1fr) 8rem auto",
  alignItems: "center",
  gap: space[12],
  paddingBlock: space[8],
  borderBlockEnd: `1px solid ${color.border.default}`,
  "@media": { "(max-width: 639px)": { gridTemplateColumns: "36px minmax(0, 1fr)" } },
});
export const ordered = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "center",
  gap: space[12],
  paddingBlock: space[4],
  borderBlockEnd: `1px solid ${color.border.default}`,
});
export const option = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 12rem) minmax(0, 1fr) auto",
  alignItems: "end",
  gap: space[12],
  "@media": { "(max-width: 639px)": { gridTemplateColumns: "minmax(0, 1fr)" } },
});
export const quota = style({ minInlineSize: 0 });
export const offerActions = style({ display: "flex" });
export const conflict = style({ display: "grid", gap: space[12] });
export const pair = style({
  display: "grid",
  gridTemplateColumns: "minmax(6rem, 10rem) minmax(0, 1fr) minmax(0, 1fr)",
  gap: `${space[4]} ${space[12]}`,
  overflowWrap: "anywhere",
});
export const lists = style({ inlineSize: "max-content", maxInlineSize: "100%" });
export const group = style({ minInlineSize: 0, margin: 0, padding: 0, border: 0 });
export const legend = style({ padding: 0, marginBlockEnd: space[8], fontWeight: font.weight.bold });
export const hours = style({ display: "grid", gap: space[8] });
export const hoursDay = style({
  display: "grid",
  gridTemplateColumns: "8rem minmax(0, max-content) auto",
  alignItems: "start",
  gap: space[12],
  "@media": { "(max-width: 639px)": { gridTemplateColumns: "minmax(0, 1fr) auto" } },
});
export const hoursName = style({ paddingBlockStart: space[6] });
export const hoursPeriods = style({
  display: "grid",
  gap: space[8],
  "@media": { "(max-width: 639px)": { gridColumn: "1 / -1", gridRow: 2 } },
});
export const hoursPeriod = style({ display: "flex", alignItems: "center", gap: space[8] });
export const closed = style({ paddingBlockStart: space[6], color: color.fg.muted });
export const hoursFoot = style({ display: "flex", flexWrap: "wrap", alignItems: "end", gap: space[12] });
