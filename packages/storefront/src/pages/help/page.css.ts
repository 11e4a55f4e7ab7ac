import { vars } from "@carmine/design-system/tokens";
import { globalStyle, style } from "@vanilla-extract/css";

const { space } = vars;

export const page = style({ display: "grid", gap: space["16"], paddingBlockEnd: space["56"] });
export const search = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  gap: space["12"],
  maxInlineSize: 640,
  "@media": { "(max-width: 479px)": { gridTemplateColumns: "minmax(0, 1fr)" } },
});
export const topics = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(400px, 100%), 1fr))",
  gap: space["16"],
});
export const topic = style({ display: "grid", alignContent: "start", gap: space["16"] });
/** The longest topic, next to two short cards. */
export const tallTopic = style([topic, { gridRow: "span 2" }]);
export const list = style({ display: "grid", gap: space["16"] });
export const entry = style({ display: "grid", justifyItems: "start", gap: space["4"] });
export const contact = style({ display: "grid", alignContent: "start", gap: space["12"] });
export const ways = style({});
globalStyle(`${ways} > *`, {
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(200px, 100%), 1fr))",
});
