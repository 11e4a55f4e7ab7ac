import { componentGlobal, componentStyle } from "../../styles/layered.ts";

export const root = componentStyle({});

// Hides the native clear button, which would appear next to ours.
componentGlobal(`${root} ::-webkit-search-cancel-button`, { display: "none" });
