import { componentStyle, componentVariants } from "../../styles/layered.ts";
import { vars } from "../../tokens/contract.css.ts";

const { color, space } = vars;
const cover = (side: string) => `linear-gradient(to ${side}, ${color.bg.card}, transparent)`;
const shade = (side: string) => `linear-gradient(to ${side}, ${color.border.strong}, transparent)`;

/**
 * Pure CSS shadows at edges with hidden content: covers that scroll with the content overlay fixed shadows.
 */
const edges = (start: string, end: string, axis: "x" | "y") => {
  const wide = axis === "x" ? `${space[24]} 100%` : `100% ${space[24]}`;
  const thin = axis === "x" ? `${space[6]} 100%` : `100% ${space[6]}`;
  return {
    backgroundImage: [cover(start), cover(end), shade(start), shade(end)].join(", "),
    backgroundPosition: [end, start, end, start].join(", "),
    backgroundRepeat: "no-repeat",
    backgroundSize: [wide, wide, thin, thin].join(", "),
    backgroundAttachment: "local, local, scroll, scroll",
  };
};

export const root = componentStyle({
  backgroundColor: color.bg.card,
  overscrollBehavior: "contain",
  scrollbarWidth: "thin",
  outlineOffset: "-2px",
});

export const axis = componentVariants({
  x: { overflowX: "auto", ...edges("right", "left", "x") },
  y: { overflowY: "auto", ...edges("bottom", "top", "y") },
});
