export { default as messages } from "@carmine/i18n/catalogues/lao";
export { lao as words } from "@carmine/design-system/locales/lao";
