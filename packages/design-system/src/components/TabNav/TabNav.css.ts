import { keyframes } from "@vanilla-extract/css";
import { componentGlobal, componentStyle, componentVariants } from "../../styles/layered.ts";
import { media, onHover, type } from "../../styles/mixins.ts";
import { vars } from "../../tokens/contract.css.ts";

const { color, space, radius, font } = vars;

/** A mask's black isn't a color: it marks the visible part. */
const fadesTo = (side: "left" | "right") =>
  keyframes({
    "0%, 99%": { maskImage: `linear-gradient(to ${side}, black calc(100% - ${space[40]}), transparent)` },
    "100%": { maskImage: "none" },
  });
const [fadesRight, fadesLeft] = [fadesTo("right"), fadesTo("left")];

/** Never wider than its container; the links scroll inside it. */
export const root = componentStyle({ minInlineSize: 0, maxInlineSize: "100%" });

/** One row that scrolls horizontally, and fades at the end while there is more. */
export const list = componentStyle({
  display: "flex",
  columnGap: space[16],
  // Keeps the focus ring clear of the text, while the first link still aligns with the page's edge.
  marginInline: `calc(-1 * ${space[8]})`,
  overflowX: "auto",
  overflowY: "hidden",
  scrollbarWidth: "none",
  scrollPaddingInline: space[40],
  overscrollBehaviorX: "contain",
  "@media": {
    [media.belowContent]: { columnGap: space[8] },
    // A list that doesn't overflow has no scroll timeline, so it doesn't fade.
    "(prefers-reduced-motion: no-preference)": {
      animation: `${fadesRight} 1ms linear both`,
      animationTimeline: "scroll(self inline)",
      selectors: { "&:dir(rtl)": { animationName: fadesLeft } },
    },
  },
});
// Scrolls the current view into view from the first paint.
componentGlobal(`${list} > :has(> [aria-current])`, { scrollInitialTarget: "nearest" });

export const link = componentStyle({
  position: "relative",
  display: "inline-flex",
  alignItems: "center",
  gap: space[8],
  paddingInline: space[8],
  color: color.fg.muted,
  whiteSpace: "nowrap",
  ...onHover("&:hover", { color: color.fg.default }),
  selectors: {
    "&[aria-current]": { fontWeight: font.weight.bold },
    "&:focus-visible": { outlineOffset: "-2px", borderRadius: radius.control },
    "&[aria-current]::after": {
      content: '""',
      position: "absolute",
      insetInline: space[8],
      insetBlockEnd: 0,
      // A border, unlike a background, is visible in forced colors.
      borderBlockEnd: `2px solid ${color.bg.act}`,
    },
  },
});

/** `md` 48 px in the account, `lg` 56 px on product and shop pages. */
export const size = componentVariants({
  md: {
    ...type(14),
    minBlockSize: space[48],
    selectors: { "&[aria-current]": { color: color.fg.default } },
  },
  lg: {
    ...type(16),
    minBlockSize: space[56],
    selectors: {
      "&[aria-current]": { color: color.fg.act },
      "&[aria-current]::after": { borderBlockEndWidth: 3 },
    },
  },
});
