import { vars } from "@carmine/design-system/tokens";
import { globalStyle, style } from "@vanilla-extract/css";

/**
 * Slightly taller than any window, so that the scrollbar exists from the first paint and its appearance moves
 * nothing.
 */
export const frame = style({ display: "flex", flexDirection: "column", minHeight: "calc(100vh + 1px)" });

/**
 * Keeps space for the side widget in laptop windows: 64 px, its distance of 8 px and a gap of 8 px on both sides,
 * minus the padding of a `Container`.
 */
export const spaceForSideWidget = style({
  "@media": {
    "(min-width: 1280px) and (max-width: 1407px)": {
      vars: { [vars.size.content]: "min(1200px, 100vw - 15px - 2 * 80px)" },
    },
  },
});

/** Focused elements and fragment targets scroll to below the sticky row at the top (WCAG 2.4.11). */
globalStyle("html", { "@media": { "(min-width: 900px)": { scrollPaddingBlockStart: 80 } } });

/** Avoids a single character, word or unit on the last line. */
globalStyle("body", { textWrap: "pretty" });

export const main = style({
  flex: "1 0 auto",
  outline: "none",
});

/** For screen readers only. */
export const announcement = style({
  position: "absolute",
  width: 1,
  height: 1,
  overflow: "hidden",
  clipPath: "inset(50%)",
  whiteSpace: "nowrap",
});
