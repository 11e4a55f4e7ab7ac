import { patternStyle } from "../../styles/layered.ts";
import { boldType, card, onHover, type } from "../../styles/mixins.ts";
import { vars } from "../../tokens/contract.css.ts";

const { color, space } = vars;

export const root = patternStyle({ ...card, minBlockSize: 352, padding: space[16] });

export const head = patternStyle({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space[12],
  minBlockSize: space[24],
  marginBlockEnd: space[8],
});
export const title = patternStyle(boldType(16));
export const more = patternStyle({
  ...type(12),
  display: "inline-flex",
  alignItems: "center",
  gap: space[2],
  minBlockSize: space[24],
  color: color.fg.muted,
  ...onHover("&:hover", { color: color.fg.act }),
});
export const item = patternStyle({ display: "grid", alignItems: "center", minBlockSize: 96 });
