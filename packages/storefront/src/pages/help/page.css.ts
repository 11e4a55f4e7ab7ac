import { vars } from "@carmine/design-system/tokens";
import { globalStyle, style } from "@vanilla-extract/css";

const { space } = vars;

export const page = style({ paddingBlockEnd: space["56"] });
export const content = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space["16"] });
export const hero = style({
  display: "grid",
  justifyItems: "center",
  gap: space["20"],
  padding: `${space["40"]} ${space["24"]}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.bg.tint,
});
export const search = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  gap: space["12"],
  inlineSize: "100%",
  maxInlineSize: 640,
  "@media": { "(max-width: 479px)": { gridTemplateColumns: "minmax(0, 1fr)" } },
});

export const tasks = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(264px, 100%), 1fr))",
  gap: space["16"],
});
/** The link covers the whole tile. */
export const task = style({
  position: "relative",
  display: "flex",
  alignItems: "center",
  gap: space["12"],
  padding: space["16"],
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.bg.card,
  "@media": { "(hover: hover)": { ":hover": { boxShadow: vars.shadow.hover } } },
});
export const taskIcon = style({
  display: "grid",
  placeItems: "center",
  flex: "none",
  inlineSize: 48,
  blockSize: 48,
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.bg.tint,
  color: vars.color.fg.act,
});
export const taskWords = style({ display: "grid", justifyItems: "start", gap: space["4"] });
export const taskLink = style({ "::after": { content: "", position: "absolute", inset: 0 } });

/** A column without results leaves its space to the other. */
export const topics = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(400px, 100%), 1fr))",
  gap: space["16"],
});
/** The last card of the shorter column fills the rest. */
export const column = style({ display: "flex", flexDirection: "column", gap: space["16"] });
globalStyle(`${column} > :last-child`, { flexGrow: 1 });
globalStyle(`${column}:empty`, { display: "none" });
export const topic = style({ display: "grid", alignContent: "start", gap: space["16"] });
export const list = style({ display: "grid", gap: space["16"] });
export const entry = style({ display: "grid", justifyItems: "start", gap: space["4"] });
