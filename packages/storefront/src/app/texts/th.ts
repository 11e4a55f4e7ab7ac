export { default as messages } from "@carmine/i18n/catalogues/th";
export { th as words } from "@carmine/design-system/locales/th";
