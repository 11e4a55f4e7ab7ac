import { keyframes } from "@vanilla-extract/css";
import { componentStyle } from "../../styles/layered.ts";

const turn = keyframes({ to: { transform: "rotate(1turn)" } });
const fade = keyframes({ "50%": { opacity: 0.4 } });

export const root = componentStyle({
  display: "inline-flex",
  "@media": {
    "(prefers-reduced-motion: no-preference)": { animation: `${turn} 800ms linear infinite` },
    "(prefers-reduced-motion: reduce)": { animation: `${fade} 2s ease-in-out infinite` },
  },
});
