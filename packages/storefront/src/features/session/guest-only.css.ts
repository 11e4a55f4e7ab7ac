import { globalStyle, style } from "@vanilla-extract/css";

/** Content for guests. It keeps its space but is invisible while the browser has a session whose account isn't loaded. */
export const guestOnly = style({ display: "contents" });

globalStyle(`html[data-signed-in] ${guestOnly}`, { visibility: "hidden" });
