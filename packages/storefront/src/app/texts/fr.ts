export { default as messages } from "@carmine/i18n/catalogues/fr";
export { fr as words } from "@carmine/design-system/locales/fr";
