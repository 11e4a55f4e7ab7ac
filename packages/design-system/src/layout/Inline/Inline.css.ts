import { layoutStyle } from "../../styles/layered.ts";

export const root = layoutStyle({ display: "flex", flexWrap: "wrap" });
export const oneLine = layoutStyle({ flexWrap: "nowrap" });
