import { patternStyle } from "../../styles/layered.ts";
import { boldType, onHover, type } from "../../styles/mixins.ts";
import { vars } from "../../tokens/contract.css.ts";
import { scene } from "../../tokens/scene.ts";

const { space, radius } = vars;

export const root = patternStyle({ display: "grid", gap: space[8] });

/** On the dark banner: white at 10%. */
export const field = patternStyle({
  ...type(14),
  position: "relative",
  display: "grid",
  gridTemplateColumns: "88px minmax(0, 1fr)",
  alignItems: "center",
  borderRadius: radius.control,
  backgroundColor: scene.mist,
  ...onHover("&:hover", { backgroundColor: scene.mistHover }),
});

export const label = patternStyle({ paddingInlineStart: space[12], opacity: 0.78, pointerEvents: "none" });

export const select = patternStyle({
  ...boldType(14),
  gridRow: 1,
  gridColumn: "1 / -1",
  blockSize: space[40],
  paddingInline: `92px ${space[32]}`,
  appearance: "none",
  border: "1px solid transparent",
  borderRadius: radius.control,
  backgroundColor: "transparent",
  color: "inherit",
  cursor: "pointer",
});
/** The option list uses system colors. */
export const option = patternStyle({ color: "FieldText", backgroundColor: "Field" });
export const labelCell = patternStyle({ gridRow: 1, gridColumn: 1 });

export const chevron = patternStyle({
  position: "absolute",
  insetInlineEnd: space[12],
  pointerEvents: "none",
});

export const submit = patternStyle({
  ...boldType(14),
  minBlockSize: space[40],
  marginBlockStart: space[4],
  border: "1px solid transparent",
  borderRadius: radius.control,
  backgroundColor: scene.white,
  color: scene.ink,
  ...onHover("&:hover", { backgroundColor: scene.whiteHover }),
});
