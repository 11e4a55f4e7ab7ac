import { vars } from "@carmine/design-system/tokens";
import { globalStyle, style } from "@vanilla-extract/css";

/** A little taller than any window: the scrollbar is there from the first paint on and moves nothing when it comes. */
export const frame = style({ display: "flex", flexDirection: "column", minHeight: "calc(100vh + 1px)" });

/**
 * Keeps the margins of laptop windows free for the widget at the edge: 64 px, its distance of 8 px and a gap of 8 px on
 * both sides, less the padding of a `Container`.
 */
export const besideWidget = style({
  "@media": {
    "(min-width: 1280px) and (max-width: 1407px)": {
      vars: { [vars.size.content]: "min(1200px, 100vw - 15px - 2 * 80px)" },
    },
  },
});

/** What gets the focus or is jumped to stops below the row that is fixed at the top (WCAG 2.4.11). */
globalStyle("html", { "@media": { "(min-width: 900px)": { scrollPaddingBlockStart: 80 } } });

/** No lone character, word or unit in a last line. */
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
