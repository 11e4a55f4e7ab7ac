import { componentGlobal, componentStyle, componentVariants } from "../../styles/layered.ts";
import { vars } from "../../tokens/contract.css.ts";

const { color, space } = vars;

export const root = componentStyle({ position: "relative" });

export const trigger = componentStyle({
  display: "inline-flex",
  alignItems: "center",
  gap: space[6],
  cursor: "pointer",
  listStyle: "none",
  borderRadius: vars.radius.control,
});

componentGlobal(`${trigger}::-webkit-details-marker`, { display: "none" });

/** No box: its children are laid out in the button's row. */
export const triggerWords = componentStyle({ display: "contents" });

export const panel = componentStyle({
  position: "absolute",
  zIndex: vars.z.overlay,
  inlineSize: "max-content",
  maxInlineSize: "min(90vw, 360px)",
  padding: space[8],
  borderRadius: vars.radius.card,
  backgroundColor: color.bg.floating,
  color: color.fg.default,
  boxShadow: vars.shadow.floating,
  outline: "1px solid transparent",
  outlineOffset: "-1px",
  // Bridges the gap between trigger and panel, so that the pointer doesn't leave on its way.
  "::before": { content: '""', position: "absolute", inset: "-12px", zIndex: -1 },
});

export const placement = componentVariants({
  "below-start": { insetBlockStart: "calc(100% + 8px)", insetInlineStart: 0 },
  "below-end": { insetBlockStart: "calc(100% + 8px)", insetInlineEnd: 0 },
  "before-start": { insetInlineEnd: "calc(100% + 12px)", insetBlockStart: 0 },
});
