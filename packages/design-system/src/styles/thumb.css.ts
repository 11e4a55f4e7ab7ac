import { vars } from "../tokens/contract.css.ts";
import { componentOverride, componentStyle } from "./layered.ts";
import { onHover } from "./mixins.ts";

const { border } = vars.color;
const chosen = "&:is([aria-selected='true'], [aria-current='true'])";

/** A strip of thumbnails that scrolls if they don't fit. */
export const thumbs = componentStyle({
  display: "flex",
  gap: vars.space[8],
  overflowX: "auto",
  overscrollBehaviorX: "contain",
  scrollbarWidth: "thin",
});

/** The button of a thumbnail. */
export const thumb = componentStyle({
  position: "relative",
  flex: "none",
  overflow: "hidden",
  border: "2px solid transparent",
  // Inside its border, the picture has a control's corner radius.
  borderRadius: `calc(${vars.radius.control} + 2px)`,
  outlineOffset: "-4px",
  ...onHover("&:hover", { borderColor: border.tint }),
  selectors: { [chosen]: { borderColor: border.act } },
  "@media": {
    "(forced-colors: active)": {
      borderColor: "Canvas",
      selectors: { [chosen]: { borderColor: "Highlight" } },
    },
  },
});

/** The video icon on a thumbnail. */
export const film = componentOverride({
  position: "absolute",
  inset: 0,
  margin: "auto",
  color: vars.color.bg.card,
  filter: `drop-shadow(0 0 2px ${vars.color.fg.default})`,
});
