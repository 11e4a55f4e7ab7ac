export { pageRange } from "./page-range.ts";
export { Pagination, type GoTo, type PaginationProps } from "./Pagination.tsx";
export type { PaginationTexts } from "../../words/components/Pagination.ts";
