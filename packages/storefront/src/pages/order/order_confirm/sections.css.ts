import { vars } from "@carmine/design-system/tokens";
import { globalStyle, style } from "@vanilla-extract/css";

export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space[12],
  marginBlockEnd: vars.space[16],
});

export const warning = style({ marginBlockEnd: vars.space[16] });

export const stack = style({ display: "grid", gap: vars.space[16], justifyItems: "start", minInlineSize: 0 });

export const field = style({ inlineSize: "100%", maxInlineSize: 376 });

export const action = style({ display: "grid", gap: vars.space[12] });

export const shops = style({ minInlineSize: 0 });

export const notes = style({ display: "grid", gap: vars.space[8] });

export const note = style({});

/** One line until it has text or focus. */
globalStyle(`${note} textarea:placeholder-shown:not(:focus)`, {
  minBlockSize: 40,
  blockSize: 40,
  paddingBlock: vars.space[8],
  resize: "none",
});

/** From this width on, the summary is next to the rest and sticky. */
const besides = "(min-width: 900px)";

export const wideOnly = style({
  display: "none",
  "@media": { [besides]: { display: "grid" } },
});

export const bar = style({ "@media": { [besides]: { display: "none" } } });
