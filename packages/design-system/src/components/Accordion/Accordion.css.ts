import { componentStyle } from "../../styles/layered.ts";
import { vars } from "../../tokens/contract.css.ts";

export const root = componentStyle({ display: "flex", flexDirection: "column" });

export const item = componentStyle({
  selectors: { "& + &": { borderBlockStart: `1px solid ${vars.color.border.default}` } },
});

export const summary = componentStyle({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space[12],
  minBlockSize: vars.size.controlLg,
  paddingBlock: vars.space[8],
  borderRadius: vars.radius.control,
  fontWeight: vars.font.weight.bold,
  lineHeight: vars.font.leading.tight,
  listStyle: "none",
  cursor: "pointer",
  selectors: { "&::-webkit-details-marker": { display: "none" }, "&:hover": { color: vars.color.fg.act } },
});

export const chevron = componentStyle({
  color: vars.color.fg.muted,
  transition: `transform ${vars.motion.normal} ${vars.motion.ease}`,
  selectors: { [`${item}[open] &`]: { transform: "rotate(180deg)" } },
});

export const body = componentStyle({ paddingBlockEnd: vars.space[16] });
