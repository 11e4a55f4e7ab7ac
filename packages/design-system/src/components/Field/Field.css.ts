import { componentStyle } from "../../styles/layered.ts";
import { vars } from "../../tokens/contract.css.ts";

const { fg } = vars.color;
const { size } = vars.font;

export const root = componentStyle({ display: "flex", flexDirection: "column", minInlineSize: 0, border: 0 });

export const head = componentStyle({
  display: "flex",
  justifyContent: "space-between",
  alignItems: "baseline",
  gap: vars.space[8],
  marginBlockEnd: vars.space[6],
});

export const label = componentStyle({
  minInlineSize: 0,
  overflowWrap: "anywhere",
  fontSize: size[14],
  lineHeight: vars.font.leading.tight,
  fontWeight: vars.font.weight.bold,
  color: fg.default,
});

export const aside = componentStyle({
  flexShrink: 0,
  marginInlineStart: "auto",
  fontSize: size[12],
  color: fg.muted,
});

export const note = componentStyle({
  display: "flex",
  alignItems: "flex-start",
  gap: vars.space[4],
  marginBlockStart: vars.space[6],
  fontSize: size[12],
  lineHeight: vars.font.leading.tight,
  color: fg.muted,
});

export const error = componentStyle([note, { color: fg.critical }]);
export const success = componentStyle([note, { color: fg.success }]);

/** Aligns with the first line of its message. */
export const noteIcon = componentStyle({ marginBlockStart: "0.1rem" });
