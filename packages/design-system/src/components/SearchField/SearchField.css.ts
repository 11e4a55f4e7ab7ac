import { componentGlobal, componentStyle } from "../../styles/layered.ts";

export const root = componentStyle({});

// The browser's own cross would stand beside ours.
componentGlobal(`${root} ::-webkit-search-cancel-button`, { display: "none" });
