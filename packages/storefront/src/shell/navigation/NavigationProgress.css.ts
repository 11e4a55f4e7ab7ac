import { vars } from "@carmine/design-system/tokens";
import { keyframes, style } from "@vanilla-extract/css";

/** Fast at first, and never complete, because the response time is unknown. */
const advance = keyframes({
  from: { transform: "scaleX(0.02)" },
  "20%": { transform: "scaleX(0.5)" },
  to: { transform: "scaleX(0.95)" },
});

export const bar = style({
  position: "fixed",
  inset: "0 0 auto",
  zIndex: vars.z.toast,
  height: 3,
  background: vars.color.bg.act,
  transformOrigin: "0 50%",
  // The specification's duration of the progress bar.
  animation: `${advance} 5s ease-out forwards`,
  "@media": { "(prefers-reduced-motion: reduce)": { animation: "none" } },
});
