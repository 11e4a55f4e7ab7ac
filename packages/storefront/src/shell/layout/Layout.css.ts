import { globalStyle, style } from "@vanilla-extract/css";

/** A little taller than any window: the scrollbar is there from the first paint on and moves nothing when it comes. */
export const frame = style({ display: "flex", flexDirection: "column", minHeight: "calc(100vh + 1px)" });

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
