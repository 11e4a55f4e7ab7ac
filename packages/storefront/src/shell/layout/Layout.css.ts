import { style } from "@vanilla-extract/css";

export const frame = style({ display: "flex", flexDirection: "column", minHeight: "100vh" });

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
