export { default as messages } from "@carmine/i18n/catalogues/es";
export { es as words } from "@carmine/design-system/locales/es";
