import { componentGlobal, componentStyle } from "../../styles/layered.ts";
import { ease, media, onHover } from "../../styles/mixins.ts";
import { vars } from "../../tokens/contract.css.ts";
import { scene } from "../../tokens/scene.ts";

const { color, space } = vars;

export const root = componentStyle({
  position: "relative",
  overflow: "hidden",
  borderRadius: vars.radius.card,
  blockSize: "100%",
});

export const track = componentStyle({
  display: "flex",
  blockSize: "100%",
  overflowX: "auto",
  overflowY: "hidden",
  scrollSnapType: "x mandatory",
  overscrollBehaviorX: "contain",
  scrollbarWidth: "none",
  outlineOffset: "-4px",
  "@media": { "(prefers-reduced-motion: no-preference)": { scrollBehavior: "smooth" } },
});
componentGlobal(`${track}::-webkit-scrollbar`, { display: "none" });

export const slide = componentStyle({
  flex: "0 0 100%",
  scrollSnapAlign: "start",
  scrollSnapStop: "always",
  selectors: { "&[inert]": { pointerEvents: "none" } },
});

export const controls = componentStyle({
  position: "absolute",
  // Aligns the dots, not their larger touch targets, with the text.
  insetInlineStart: space[32],
  insetBlockEnd: space[10],
  display: "flex",
  alignItems: "center",
  // On phones, touch targets start at the edge.
  "@media": { [media.phone]: { insetInlineStart: space[4], insetBlockEnd: 0 } },
});

/** The dot is small, but its touch target is not. */
export const dot = componentStyle({
  display: "grid",
  placeItems: "center",
  minInlineSize: space[24],
  blockSize: space[24],
  "::before": {
    content: '""',
    inlineSize: space[8],
    borderRadius: vars.radius.full,
    // Banners keep their colors in the dark scheme, so the dots on them do too. A border, unlike a
    // background, is visible in forced colors.
    border: `4px solid ${scene.smoke}`,
    transition: ease("border-color"),
  },
  "@media": {
    ...onHover("&:hover::before", { borderColor: scene.smokeHover })["@media"],
    [media.phone]: {
      minInlineSize: 44,
      blockSize: 44,
      selectors: { "&[aria-current]": { minInlineSize: 44 } },
    },
  },
  selectors: {
    "&[aria-current]": { minInlineSize: space[40] },
    "&[aria-current]::before": { inlineSize: space[24], borderColor: color.bg.act },
  },
});

export const pause = componentStyle({
  display: "grid",
  placeItems: "center",
  inlineSize: space[24],
  blockSize: space[24],
  marginInlineStart: space[4],
  borderRadius: vars.radius.control,
  color: scene.smokeSign,
  "@media": { [media.phone]: { inlineSize: 44, blockSize: 44, marginInlineStart: 0 } },
});

/** Both in the lower end corner, where they don't cover the text of a slide. */
export const arrow = componentStyle({
  position: "absolute",
  insetBlockEnd: space[12],
  display: "grid",
  placeItems: "center",
  inlineSize: space[40],
  blockSize: space[40],
  borderRadius: vars.radius.full,
  backgroundColor: color.bg.floating,
  boxShadow: vars.shadow.hover,
  opacity: 0,
  transition: ease("opacity", "color"),
  selectors: {
    [`${root}:hover &`]: { opacity: 1 },
    "&:focus-visible": { opacity: 1 },
    "&:hover": { color: color.fg.act },
  },
  "@media": { "(hover: none)": { display: "none" } },
});
export const previous = componentStyle({ insetInlineEnd: `calc(${space[12]} + ${space[40]} + ${space[8]})` });
export const next = componentStyle({ insetInlineEnd: space[12] });
