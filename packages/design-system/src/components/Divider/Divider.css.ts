import { componentStyle } from "../../styles/layered.ts";
import { vars } from "../../tokens/contract.css.ts";

const line = `1px solid ${vars.color.border.default}`;

export const root = componentStyle({ inlineSize: "100%", borderBlockStart: line });

export const vertical = componentStyle({
  alignSelf: "stretch",
  inlineSize: 0,
  minBlockSize: vars.space[12],
  borderInlineStart: line,
});

export const labelled = componentStyle({
  display: "flex",
  alignItems: "center",
  gap: vars.space[12],
  fontSize: vars.font.size[12],
  color: vars.color.fg.muted,
  selectors: { "&::before, &::after": { content: "''", flex: "1 1 0", borderBlockStart: line } },
});
