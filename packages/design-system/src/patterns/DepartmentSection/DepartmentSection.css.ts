import { patternStyle } from "../../styles/layered.ts";
import { calmWhenBroken, cardColumns, edge, media, type } from "../../styles/mixins.ts";
import { vars } from "../../tokens/contract.css.ts";
import { scene } from "../../tokens/scene.ts";

const { space, font, radius } = vars;
const betweenPhoneAndContent = "(min-width: 600px) and (max-width: 1247px)";

export const root = patternStyle({
  display: "grid",
  gridTemplateColumns: "repeat(5, minmax(0, 1fr))",
  gap: space[16],
  "@media": {
    [media.belowContent]: { gridTemplateColumns: "repeat(auto-fill, minmax(168px, 1fr))" },
    [media.phone]: { gridTemplateColumns: "repeat(auto-fill, minmax(136px, 1fr))", gap: space[8] },
  },
});

/**
 * Below the banner, the same maximum number of columns as next to it: two full rows of four leave gaps in
 * rows of five.
 */
export const underBanner = patternStyle({
  "@media": {
    [betweenPhoneAndContent]: { gridTemplateColumns: cardColumns(4) },
  },
});

export const bannerCell = patternStyle({
  display: "grid",
  gridRow: "span 2",
  "@media": { [media.belowContent]: { gridRow: "auto", gridColumn: "1 / -1" } },
});
export const cell = patternStyle({ display: "grid" });

/** Dark in both color schemes, with white text and button. */
export const banner = patternStyle({
  ...edge,
  position: "relative",
  display: "flex",
  flexDirection: "column",
  gap: space[12],
  overflow: "hidden",
  minBlockSize: 320,
  padding: space[20],
  borderRadius: radius.card,
  backgroundImage: scene.nightGround,
  color: scene.white,
  vars: { [vars.color.border.focus]: scene.white },
});

export const title = patternStyle({
  textWrap: "balance",
  fontSize: font.size[24],
  lineHeight: font.leading.heading,
  letterSpacing: font.tracking.heading,
  fontWeight: font.weight.bold,
});
export const text = patternStyle({ ...type(14), opacity: 0.78 });

export const cutOut = patternStyle({
  "::after": { ...calmWhenBroken["::after"], backgroundColor: scene.ink },
  position: "absolute",
  insetBlockEnd: 12,
  insetInlineStart: "50%",
  inlineSize: 320,
  maxInlineSize: "none",
  transform: "translateX(-50%)",
  pointerEvents: "none",
  selectors: { "&:dir(rtl)": { transform: "translateX(50%)" } },
  "@media": {
    [media.belowContent]: {
      inlineSize: 200,
      insetInlineStart: "auto",
      insetInlineEnd: 16,
      transform: "none",
    },
    [media.phone]: { display: "none" },
  },
});

export const content = patternStyle({
  position: "relative",
  zIndex: 1,
  display: "grid",
  gap: space[12],
  // Next to the picture, not over it.
  "@media": { [betweenPhoneAndContent]: { maxInlineSize: "60%" } },
});
