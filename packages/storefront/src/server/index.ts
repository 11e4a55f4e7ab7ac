export { storefront } from "./storefront.ts";
export { inProcess } from "./in-process.ts";
export type { StorefrontOptions } from "./options.ts";
