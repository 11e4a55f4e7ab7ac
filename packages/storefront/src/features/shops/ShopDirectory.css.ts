import { vars } from "@carmine/design-system/tokens";
import { style } from "@vanilla-extract/css";

const { space, color, font } = vars;
const phone = "(max-width: 599px)";

export const page = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space["16"],
  paddingBlockEnd: space["56"],
});

export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${space["8"]} ${space["12"]}`,
});

export const title = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  columnGap: space["12"],
  overflowWrap: "anywhere",
});

export const search = style({ inlineSize: 320, maxInlineSize: "100%", marginInlineStart: "auto" });

export const filters = style({ display: "grid", gap: space["12"] });

/** Name next to its values, which are aligned in all rows; longer names wrap. */
export const filter = style({
  display: "grid",
  gridTemplateColumns: "104px minmax(0, 1fr)",
  alignItems: "baseline",
  gap: space["16"],
  "@media": { [phone]: { gridTemplateColumns: "minmax(0, 1fr)", gap: space["8"] } },
});

export const filterName = style({ color: color.fg.muted, fontSize: font.size[14] });

export const chips = style({ display: "flex", flexWrap: "wrap", gap: space["8"] });

export const shops = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 320px), 1fr))",
  gap: space["16"],
});

/** Previous shops while the next ones load. */
export const leaving = style([
  shops,
  { opacity: 0.5, transition: `opacity ${vars.motion.normal} ${vars.motion.ease} 200ms` },
]);
