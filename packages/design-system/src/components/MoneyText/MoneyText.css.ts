import { componentStyle } from "../../styles/layered.ts";

export const root = componentStyle({ fontVariantNumeric: "tabular-nums", whiteSpace: "nowrap" });
