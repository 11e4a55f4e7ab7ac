// What going to another page takes, and nothing needs before: one file, loaded when the first page rests.
export { prefetchPage } from "../app/prefetch.ts";
export { createNavigation } from "./navigation.ts";
