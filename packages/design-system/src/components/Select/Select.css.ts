import { componentGlobal, componentStyle } from "../../styles/layered.ts";
import { vars } from "../../tokens/contract.css.ts";
import * as box from "../Field/FieldBox.css.ts";

export const control = componentStyle([
  box.control,
  {
    paddingInlineEnd: vars.space[40],
    cursor: "pointer",
    selectors: { "&[data-empty]": { color: vars.color.fg.muted } },
  },
]);

export const option = componentStyle({
  backgroundColor: vars.color.bg.floating,
  color: vars.color.fg.default,
});

/** Overlays the end of the select, without receiving pointer events. */
export const chevron = componentStyle({
  position: "absolute",
  insetInlineEnd: vars.space[12],
  color: vars.color.fg.muted,
  pointerEvents: "none",
});

// A field's icon precedes the chevron.
componentGlobal(`${control} ~ ${box.end}`, { paddingInlineEnd: vars.space[40] });
