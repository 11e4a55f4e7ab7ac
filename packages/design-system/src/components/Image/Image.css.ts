import { createVar } from "@vanilla-extract/css";
import { componentStyle, componentVariants } from "../../styles/layered.ts";
import { vars } from "../../tokens/contract.css.ts";

/** Set inline by the component: the aspect ratio, and the color until the picture loads. */
export const ratio = createVar();
export const tint = createVar();

export const root = componentStyle({
  vars: { [tint]: vars.color.bg.studio },
  position: "relative",
  display: "block",
  inlineSize: "100%",
  aspectRatio: ratio,
  overflow: "hidden",
  backgroundColor: tint,
  "::after": {
    content: '""',
    position: "absolute",
    inset: 0,
    backgroundColor: vars.color.bg.dim,
    pointerEvents: "none",
  },
});

export const rounded = componentVariants({
  none: { borderRadius: 0 },
  control: { borderRadius: vars.radius.control },
  card: { borderRadius: vars.radius.card },
  panel: { borderRadius: vars.radius.panel },
});

export const picture = componentStyle({ display: "contents" });

export const fit = componentVariants({
  cover: { inlineSize: "100%", blockSize: "100%", objectFit: "cover" },
  contain: { inlineSize: "100%", blockSize: "100%", objectFit: "contain" },
});

export const broken = componentStyle({
  position: "absolute",
  inset: 0,
  display: "grid",
  placeContent: "center",
  backgroundColor: vars.color.bg.sunken,
  color: vars.color.fg.faint,
});
