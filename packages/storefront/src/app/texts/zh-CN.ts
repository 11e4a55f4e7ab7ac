export { default as messages } from "@carmine/i18n/catalogues/zh-CN";
export { zhCN as words } from "@carmine/design-system/locales/zh-CN";
