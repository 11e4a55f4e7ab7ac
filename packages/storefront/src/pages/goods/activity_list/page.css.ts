import { vars } from "@carmine/design-system/tokens";
import { style } from "@vanilla-extract/css";

const { space, color, radius, font } = vars;
const phone = "(max-width: 599px)";

export const page = style({ display: "grid", gap: space["16"], paddingBlockEnd: space["56"] });

/** 256 high on a wide window. */
export const head = style({
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
export const words = style({ display: "grid", gap: space["8"], maxWidth: 520 });
export const text = style({ fontSize: font.size[16] });
export const clock = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: space["12"] });

export const filters = style({ display: "flex", flexWrap: "wrap", gap: space["8"] });

export const list = style({ display: "grid", gap: space["24"], containerType: "inline-size" });
export const leaving = style([list, { opacity: 0.6 }]);
export const pager = style({ justifyContent: "center" });

export const others = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(320px, 100%), 1fr))",
  gap: space["16"],
});
export const other = style({ display: "flex", alignItems: "center", gap: space["12"], flexWrap: "wrap" });
export const otherWords = style({ display: "grid", flex: 1, minWidth: 160 });
export const thumbs = style({ display: "flex", gap: space["8"] });
export const thumb = style({ inlineSize: 56 });
