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
  "@media": {
    [media.tablet]: {
      position: "relative",
      inlineSize: 44,
      gap: 0,
      border: 0,
      backgroundColor: "transparent",
    },
  },
});

export const word = componentStyle({ "@media": { [media.tablet]: { display: "none" } } });

/** On the icon's corner, where there is no space next to it. */
export const badge = componentStyle({
  "@media": {
    [media.tablet]: { position: "absolute", insetBlockStart: space[2], insetInlineStart: space[24] },
  },
});

export const icon = componentStyle({
  color: color.fg.act,
  "@media": { [media.tablet]: { color: "inherit" } },
});
