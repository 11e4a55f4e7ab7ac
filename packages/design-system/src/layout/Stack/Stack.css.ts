import { layoutStyle } from "../../styles/layered.ts";

export const root = layoutStyle({ display: "flex", flexDirection: "column" });
