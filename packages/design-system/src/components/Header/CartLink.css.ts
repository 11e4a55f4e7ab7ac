import { componentStyle } from "../../styles/layered.ts";
import { boldType, ease, media, onHover } from "../../styles/mixins.ts";
import { vars } from "../../tokens/contract.css.ts";

const { color, space } = vars;

export const root = componentStyle({
  ...boldType(14),
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  gap: space[8],
  inlineSize: 152,
  minBlockSize: 44,
  border: `1px solid ${color.border.strong}`,
  borderRadius: vars.radius.card,
  backgroundColor: color.bg.card,
  transition: ease("border-color", "color"),
  ...onHover("&:hover", { borderColor: color.fg.act, color: color.fg.act }),
  "@media": { [media.phone]: { inlineSize: "auto", paddingInline: space[12] } },
});

export const icon = componentStyle({ color: color.fg.act });
