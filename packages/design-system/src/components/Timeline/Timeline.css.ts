import { componentStyle, componentVariants } from "../../styles/layered.ts";
import { type } from "../../styles/mixins.ts";
import { vars } from "../../tokens/contract.css.ts";

const { color, space } = vars;

/** Half of the mark's 28 px, less half of the line. */
const rail = "13px";

export const root = componentStyle({ ...type(14, "text"), display: "grid" });

export const entry = componentStyle({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "28px minmax(0, 1fr)",
  columnGap: space[12],
  paddingBlockEnd: space[16],
  "::before": {
    content: '""',
    position: "absolute",
    insetBlock: `${space[28]} 0`,
    insetInlineStart: rail,
    borderInlineStart: `2px solid ${color.border.default}`,
  },
  selectors: { "&:last-child": { paddingBlockEnd: 0 }, "&:last-child::before": { display: "none" } },
});

export const mark = componentStyle({
  display: "grid",
  placeItems: "center",
  alignSelf: "start",
  blockSize: space[28],
  borderRadius: vars.radius.full,
  outline: "1px solid transparent",
  outlineOffset: "-1px",
});

export const tone = componentVariants({
  neutral: { backgroundColor: color.bg.sunken, color: color.fg.muted },
  act: { backgroundColor: color.bg.tint, color: color.fg.act },
  info: { backgroundColor: color.bg.info, color: color.fg.info },
  success: { backgroundColor: color.bg.success, color: color.fg.success },
  caution: { backgroundColor: color.bg.caution, color: color.fg.caution },
  critical: { backgroundColor: color.bg.critical, color: color.fg.critical },
});

/** Placeholder for an icon. */
export const dot = componentStyle({
  inlineSize: space[8],
  blockSize: space[8],
  border: "4px solid currentcolor",
  borderRadius: vars.radius.full,
});

export const words = componentStyle({ paddingBlockStart: space[4], overflowWrap: "anywhere" });

export const line = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  alignItems: "baseline",
  columnGap: space[16],
});

export const title = componentStyle({ flex: "1 1 12rem" });
export const by = componentStyle({ color: color.fg.muted });
export const time = componentStyle({ ...type(12, "text"), color: color.fg.muted });
export const details = componentStyle({ marginBlockStart: space[4] });
export const older = componentStyle({ marginBlockStart: space[12] });
