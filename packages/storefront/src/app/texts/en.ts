export { default as messages } from "@carmine/i18n/catalogues/en";

/** Each component brings its English words. */
export const words = {};
