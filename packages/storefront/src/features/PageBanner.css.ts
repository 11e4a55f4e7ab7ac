import { vars } from "@carmine/design-system/tokens";
import { globalStyle, style } from "@vanilla-extract/css";

const { space, color, radius } = vars;
const phone = "(max-width: 599px)";

export const banner = style({
  position: "relative",
  display: "grid",
  alignContent: "center",
  gap: space["12"],
  minHeight: 200,
  padding: `${space["32"]} ${space["40"]}`,
  borderRadius: radius.panel,
  overflow: "hidden",
  backgroundImage: `linear-gradient(120deg, ${color.bg.bar}, ${color.bg.barDeep})`,
  color: color.fg.onBar,
  "@media": { [phone]: { padding: space["20"] } },
});

/** Keeps the lightness, and so the contrast of the text. */
export const grey = style([banner, { filter: "grayscale(1)" }]);

export const above = style({ fontSize: vars.font.size["14"], fontWeight: vars.font.weight.bold });

/** A range of two dates wraps between them. */
globalStyle(`${above} time`, { whiteSpace: "nowrap" });

/** Behind the text; darker below it. */
export const picture = style({
  position: "absolute",
  inset: 0,
  selectors: {
    "&::after": {
      content: "",
      position: "absolute",
      inset: 0,
      backgroundImage: `linear-gradient(to right, color-mix(in srgb, ${color.bg.veil} 50%, transparent), transparent 60%)`,
    },
  },
});
export const image = style({
  inlineSize: "100%",
  blockSize: "100%",
  aspectRatio: "auto",
});
// A banner wider than its picture crops the background below the products; on a phone, only the background fits
// behind the text.
globalStyle(`${image} img`, {
  objectPosition: "50% 0",
  "@media": { [phone]: { objectPosition: "0 0" } },
});

export const words = style({
  position: "relative",
  display: "grid",
  gap: space["8"],
  maxWidth: 520,
  // Leaves the end of the picture visible.
  "@media": { [phone]: { maxWidth: "70%" } },
});
