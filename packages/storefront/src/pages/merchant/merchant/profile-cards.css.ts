import { vars } from "@carmine/design-system/tokens";
import { style } from "@vanilla-extract/css";

const { space } = vars;

export const card = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignContent: "start",
  gap: space["16"],
});
export const policies = style({ display: "grid", gap: space["12"] });
export const policy = style({ display: "flex", alignItems: "flex-start", gap: space["8"] });
