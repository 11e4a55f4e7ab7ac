import { Pagination, type PaginationProps } from "./index.ts";

const pages = {
  label: "Pages",
  page: 2,
  pageCount: 9,
  hrefOf: (page) => `?page=${page}`,
} satisfies PaginationProps;
const { label: _name, ...nameless } = pages;
const { hrefOf: _address, ...nowhere } = pages;

/** Usages that must not compile. */
export const invalidUsages = {
  // @ts-expect-error A landmark needs an accessible name.
  withoutName: <Pagination {...nameless} />,
  // @ts-expect-error Pages need URLs or `onPageChange`.
  withoutAddress: <Pagination {...nowhere} />,
};
