import { vars } from "../tokens/contract.css.ts";
import { componentGlobal, componentStyle } from "./layered.ts";
import { onHover } from "./mixins.ts";

/**
 * The row that toggles a collapsible section, with a chevron instead of the browser's triangle, drawn with
 * CSS.
 */
export const head = componentStyle({
  display: "flex",
  alignItems: "center",
  gap: vars.space[6],
  inlineSize: "fit-content",
  minBlockSize: vars.space[24],
  borderRadius: vars.radius.control,
  color: vars.color.fg.muted,
  listStyle: "none",
  cursor: "pointer",
  ...onHover("&:hover", { color: vars.color.fg.act }),
  "::after": {
    content: '""',
    inlineSize: "0.45em",
    blockSize: "0.45em",
    // Rotated, its corners extend beyond its box.
    marginInlineEnd: "0.1em",
    border: "solid",
    borderWidth: "0 1.5px 1.5px 0",
    translate: "0 -0.16em",
    rotate: "45deg",
  },
});
componentGlobal(`${head}::-webkit-details-marker`, { display: "none" });
componentGlobal(`[open] > ${head}::after`, { translate: "0 0.16em", rotate: "225deg" });
