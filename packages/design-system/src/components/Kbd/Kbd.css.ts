import { componentStyle } from "../../styles/layered.ts";
import { vars } from "../../tokens/contract.css.ts";

export const root = componentStyle({
  display: "inline-flex",
  gap: vars.space[2],
  // The resets of others make every kbd monospaced.
  fontFamily: "inherit",
  whiteSpace: "nowrap",
});

export const key = componentStyle({
  display: "inline-grid",
  placeItems: "center",
  minInlineSize: "1.7em",
  paddingInline: "0.4em",
  border: `1px solid ${vars.color.border.strong}`,
  borderBlockEndWidth: 2,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.bg.card,
  color: vars.color.fg.muted,
  fontFamily: "inherit",
  fontSize: vars.font.size[12],
  lineHeight: vars.font.leading.tight,
});
