export { default as messages } from "@carmine/i18n/catalogues/en";

/** The components contain their English texts. */
export const words = {};
