import { componentStyle, componentVariants } from "../../styles/layered.ts";
import { type } from "../../styles/mixins.ts";
import { vars } from "../../tokens/contract.css.ts";
import { fill } from "../ProgressBar/ProgressBar.css.ts";

const { fg } = vars.color;

export const root = componentStyle({ ...type(12), display: "grid", gap: vars.space[4] });

export const head = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  columnGap: vars.space[8],
  color: fg.muted,
  fontVariantNumeric: "tabular-nums",
});

export const tone = componentVariants({
  act: {},
  success: { vars: { [fill]: fg.success } },
  caution: { vars: { [fill]: fg.caution } },
  critical: { vars: { [fill]: fg.critical } },
});
