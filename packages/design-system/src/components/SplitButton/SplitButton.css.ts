import { componentOverride, componentStyle } from "../../styles/layered.ts";

export const root = componentStyle({ display: "inline-flex", maxInlineSize: "100%" });

export const action = componentOverride({
  flexShrink: 1,
  minInlineSize: 0,
  borderStartEndRadius: 0,
  borderEndEndRadius: 0,
});

/** Covers the border of the first button, so that one line is between them. */
export const more = componentOverride({
  marginInlineStart: -1,
  borderStartStartRadius: 0,
  borderEndStartRadius: 0,
});

/** A solid button's border has the color of its surface. */
export const solid = componentOverride({ marginInlineStart: 1 });
