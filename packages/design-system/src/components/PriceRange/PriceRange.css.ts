import { componentGlobal, componentStyle } from "../../styles/layered.ts";
import { boldType } from "../../styles/mixins.ts";
import { vars } from "../../tokens/contract.css.ts";
import { size, track } from "./PriceKnobs.css.ts";

const { color, space } = vars;

export const root = componentStyle({ minInlineSize: 0 });
componentGlobal(`${root}[data-invalid] [data-part="Box"]`, { borderColor: color.border.critical });

export const label = componentStyle({ ...boldType(14), marginBlockEnd: space[6] });

/**
 * The thumbs stay within the fields' edges, and the track runs from one thumb to the other; pressing it moves
 * a thumb.
 */
export const knobs = componentStyle([
  track,
  {
    marginInline: `calc(${size} / 2)`,
    marginBlock: space[4],
    cursor: "pointer",
    touchAction: "none",
    selectors: {
      "&::before": { insetInline: `calc(${size} / -2)` },
      "&:has(:disabled)": { cursor: "not-allowed" },
    },
  },
]);

export const fields = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  gap: space[8],
  marginBlockStart: space[4],
});
export const field = componentStyle({ flex: "1 1 6rem" });
