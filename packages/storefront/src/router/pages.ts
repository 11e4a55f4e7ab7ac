// What going to another page takes, and nothing needs before: one file, loaded when the first page rests.
export { prefetchPage } from "./prefetch-page.ts";
export { createNavigation } from "./navigation.ts";
