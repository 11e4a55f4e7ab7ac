import { componentStyle } from "../../styles/layered.ts";
import { asWritten } from "../../styles/mixins.ts";

export const root = componentStyle({
  ...asWritten,
  fontVariantNumeric: "tabular-nums",
  whiteSpace: "nowrap",
});
