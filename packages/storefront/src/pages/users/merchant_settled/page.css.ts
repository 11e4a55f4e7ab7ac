import { vars } from "@carmine/design-system/tokens";
import { globalStyle, style } from "@vanilla-extract/css";

export const stack = style({ display: "grid", gap: vars.space[16], minInlineSize: 0 });

export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "flex-start",
  justifyContent: "space-between",
  gap: vars.space[12],
});

export const pair = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 280px), 1fr))",
  alignItems: "start",
  gap: vars.space[16],
});

export const half = style({ maxInlineSize: 448 });

export const foot = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  gap: vars.space[12],
  paddingBlockStart: vars.space[16],
  borderBlockStart: `1px solid ${vars.color.border.default}`,
});

export const agreement = style({ maxBlockSize: 360, lineHeight: vars.font.leading.text });

export const section = style({
  display: "grid",
  gap: vars.space[12],
  paddingBlockEnd: vars.space[16],
  selectors: {
    "& + &": {
      borderBlockStart: `1px solid ${vars.color.border.default}`,
      paddingBlockStart: vars.space[16],
    },
  },
});

export const papers = style({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space[12],
  margin: 0,
  padding: 0,
  listStyle: "none",
});

export const landing = style({
  display: "grid",
  gap: vars.space[16],
  paddingBlock: `${vars.space[24]} ${vars.space[64]}`,
});

/** The text on the card, the picture on a panel of the brand's red, in both themes. */
export const hero = style({
  position: "relative",
  isolation: "isolate",
  overflow: "hidden",
  display: "grid",
  gap: vars.space[12],
  alignContent: "center",
  justifyItems: "start",
  minBlockSize: 320,
  paddingBlock: vars.space[40],
  paddingInlineStart: `clamp(${vars.space[24]}, 5%, ${vars.space[56]})`,
  paddingInlineEnd: vars.space[24],
  "@media": {
    "(min-width: 900px)": { paddingInlineEnd: "46%" },
    "(max-width: 899px)": { "::before": { display: "none" } },
  },
  "::before": {
    content: "",
    position: "absolute",
    zIndex: -1,
    insetBlock: 0,
    insetInlineEnd: 0,
    inlineSize: "44%",
    background: `linear-gradient(160deg, ${vars.color.bg.bar}, ${vars.color.bg.barDeep})`,
    clipPath: "polygon(16% 0, 100% 0, 100% 100%, 0 100%)",
  },
});

/** Next to the text; windows without space for both show none. */
export const heroPicture = style({
  position: "absolute",
  zIndex: -1,
  insetBlock: 0,
  insetInlineEnd: "calc(22% - 160px)",
  marginBlock: "auto",
  inlineSize: 300,
  // The veil of pictures in the dark theme would show the edges of a transparent one.
  "::after": { display: "none" },
  "@media": { "(max-width: 899px)": { display: "none" } },
});

export const part = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[16] });

/** Quotes next to each other. */
export const quotes = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 280px), 1fr))",
  gap: vars.space[16],
});
globalStyle(`${quotes} blockquote`, {
  display: "grid",
  alignContent: "space-between",
  gap: vars.space[12],
  margin: 0,
  padding: vars.space[16],
  borderInlineStart: `3px solid ${vars.color.border.act}`,
  backgroundColor: vars.color.bg.page,
  color: "inherit",
});
globalStyle(`${quotes} blockquote p`, { margin: 0 });

/** Fees next to the calculator. */
export const fees = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 360px), 1fr))",
  alignItems: "start",
  gap: `${vars.space[16]} ${vars.space[56]}`,
});
export const calculator = style({ display: "grid", gap: vars.space[16] });

export const heroActions = style({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space[12],
  marginBlockStart: vars.space[8],
});

export const promises = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 260px), 1fr))",
  gap: vars.space[24],
  margin: 0,
  padding: 0,
  listStyle: "none",
});

export const promise = style({
  display: "grid",
  alignContent: "start",
  justifyItems: "start",
  gap: vars.space[8],
});

export const promiseIcon = style({
  display: "grid",
  placeItems: "center",
  inlineSize: 48,
  blockSize: 48,
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.bg.tint,
  color: vars.color.fg.act,
});

export const kinds = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 320px), 1fr))",
  gap: vars.space[16],
  margin: 0,
  padding: 0,
  listStyle: "none",
});

export const kind = style({ display: "flex", alignItems: "flex-start", gap: vars.space[12] });

export const paper = style({ inlineSize: 96 });
