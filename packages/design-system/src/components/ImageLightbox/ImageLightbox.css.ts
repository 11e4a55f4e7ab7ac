import { createVar } from "@vanilla-extract/css";
import { componentOverride, componentStyle } from "../../styles/layered.ts";
import { media, type } from "../../styles/mixins.ts";
import { vars } from "../../tokens/contract.css.ts";

const { color, space } = vars;

/** Set inline: the picture's aspect ratio and its zoom factor. */
export const ratio = createVar();
export const level = createVar();

export const panel = componentStyle({
  position: "fixed",
  inset: space[24],
  zIndex: vars.z.overlay,
  display: "flex",
  flexDirection: "column",
  gap: space[8],
  padding: space[16],
  backgroundColor: color.bg.floating,
  color: color.fg.default,
  borderRadius: vars.radius.panel,
  boxShadow: vars.shadow.floating,
  outline: "none",
  "@media": {
    [media.phone]: { inset: 0, padding: space[8], borderRadius: 0 },
    "(forced-colors: active)": { border: "1px solid CanvasText" },
  },
});

export const head = componentStyle({ display: "flex", alignItems: "center", gap: space[4] });

export const counter = componentStyle({
  ...type(14),
  marginInlineEnd: "auto",
  paddingInlineStart: space[8],
  color: color.fg.muted,
  fontVariantNumeric: "tabular-nums",
});

export const stage = componentStyle({
  position: "relative",
  flex: "1 1 0",
  minBlockSize: 0,
  display: "flex",
});

export const viewport = componentStyle({ flex: 1, minInlineSize: 0, overflow: "hidden" });

export const track = componentStyle({
  display: "flex",
  blockSize: "100%",
  touchAction: "pan-y pinch-zoom",
});

/** The picture is as large as the slide allows. */
export const slide = componentStyle({
  flex: "0 0 100%",
  minInlineSize: 0,
  display: "flex",
  overflow: "hidden",
  containerType: "size",
  cursor: "zoom-in",
  outlineOffset: "-2px",
  selectors: { "&[data-state='zoomed']": { overflow: "auto", cursor: "zoom-out", touchAction: "auto" } },
});

export const frame = componentStyle({
  flex: "none",
  margin: "auto",
  inlineSize: `calc(min(100cqi, 100cqb * ${ratio}) * ${level})`,
  aspectRatio: ratio,
});

export const arrow = componentStyle({
  position: "absolute",
  insetBlockStart: `calc(50% - ${space[24]})`,
  boxShadow: vars.shadow.hover,
});
export const previous = componentStyle({ insetInlineStart: 0 });
export const next = componentStyle({ insetInlineEnd: 0 });

export const strip = componentStyle({ maxInlineSize: "100%", marginInline: "auto" });

export const thumb = componentStyle({
  inlineSize: space[72],
  "@media": { [media.phone]: { inlineSize: space[56] } },
});

export const tool = componentOverride({
  color: color.fg.default,
  selectors: { "&[aria-disabled='true']": { color: color.fg.faint } },
});
