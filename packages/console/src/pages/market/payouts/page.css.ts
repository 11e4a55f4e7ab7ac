import { vars } from "@carmine/design-system/tokens";
import { style } from "@vanilla-extract/css";

const { color, space, font } = vars;

/** Entries of an account: what, when, amount, balance. */
export const lines = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto auto auto",
  gap: `${space[6]} ${space[24]}`,
  margin: 0,
  padding: `${space[8]} ${space[16]}`,
  fontSize: font.size[14],
  "@media": { "(max-width: 639px)": { columnGap: space[12] } },
});
export const line = style({ display: "contents" });
export const amount = style({ textAlign: "end", fontVariantNumeric: "tabular-nums" });
export const head = style({ color: color.fg.muted, fontSize: font.size[12] });
export const fields = style({ display: "grid", gap: space[16] });
