import { vars } from "@carmine/design-system/tokens";
import { style } from "@vanilla-extract/css";
import { fullRowsOf } from "../../../features/products/full-rows.ts";

const { space } = vars;

export const page = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space["16"],
  paddingBlockEnd: space["56"],
});

/** The sections of all activities. */
export const all = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space["32"],
  paddingBlockEnd: space["56"],
});
/** Running activities below an activity that has ended. */
export const onNow = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space["32"],
  marginBlockStart: space["16"],
});
export const section = style({ containerType: "inline-size" });
fullRowsOf(`${section} ul`, 5);

/** A separate section below the page's list. */
export const more = style({ marginBlockStart: space["16"] });

export const clock = style({
  position: "relative",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space["12"],
});

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

/** The next activity: 96 px high if everything fits on one line. */
export const next = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space["16"],
  minBlockSize: 96,
  marginBlockStart: space["16"],
});
export const nextIcon = style({
  display: "grid",
  placeContent: "center",
  inlineSize: 48,
  blockSize: 48,
  flexShrink: 0,
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.bg.tint,
  color: vars.color.fg.act,
});
export const nextWords = style({ display: "grid", gap: space["4"], flex: "1 1 240px", minInlineSize: 0 });
export const nextTitle = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: space["8"] });
