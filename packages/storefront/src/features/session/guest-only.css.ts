import { globalStyle, style } from "@vanilla-extract/css";

/**
 * Content for guests. It keeps its space but is invisible while the browser has a session whose account isn't loaded.
 */
export const guestOnly = style({});

/** Wraps several guest-only parts of a row without adding a box. */
export const guestGroup = style([guestOnly, { display: "contents" }]);

globalStyle(`html[data-signed-in] ${guestOnly}`, { visibility: "hidden" });
