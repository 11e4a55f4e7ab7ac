import { patternStyle } from "../../styles/layered.ts";
import { ease, media, onHover, type } from "../../styles/mixins.ts";
import { vars } from "../../tokens/contract.css.ts";

const { color, space } = vars;

export const root = patternStyle({
  ...type(14),
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space[8],
  paddingBlock: space[12],
  // A row that scrolls by touch.
  "@media": {
    [media.phone]: { flexWrap: "nowrap", overflowX: "auto", scrollbarWidth: "none", whiteSpace: "nowrap" },
  },
});

export const chip = patternStyle({
  display: "inline-flex",
  alignItems: "center",
  gap: space[8],
  minBlockSize: space[32],
  paddingInline: space[12],
  border: `1px solid ${color.border.strong}`,
  borderRadius: vars.radius.full,
  backgroundColor: color.bg.card,
  transition: ease("border-color", "color"),
  ...onHover("&:hover", { borderColor: color.fg.act, color: color.fg.act }),
});
export const cross = patternStyle({ color: color.fg.muted });
export const clear = patternStyle({
  display: "inline-flex",
  alignItems: "center",
  minBlockSize: space[32],
  paddingInline: space[4],
  borderRadius: vars.radius.control,
  color: color.fg.act,
  ...onHover("&:hover", { color: color.fg.actHover }),
});
