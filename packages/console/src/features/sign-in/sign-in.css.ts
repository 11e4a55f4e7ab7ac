import { vars } from "@carmine/design-system/tokens";
import { style } from "@vanilla-extract/css";

const { color, space } = vars;

export const page = style({
  display: "grid",
  alignContent: "center",
  justifyItems: "center",
  minBlockSize: "100dvh",
  padding: space[16],
  backgroundColor: color.bg.page,
});
export const card = style({ inlineSize: "min(26rem, 100%)" });
export const head = style({ display: "flex", alignItems: "center", gap: space[12] });
export const mark = style({ inlineSize: 36, blockSize: 36, flex: "none" });
