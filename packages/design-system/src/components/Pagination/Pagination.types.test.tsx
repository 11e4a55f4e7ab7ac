import { Pagination, type PaginationProps } from "./index.ts";

const pages = {
  label: "Pages",
  page: 2,
  pageCount: 9,
  hrefOf: (page) => `?page=${page}`,
} satisfies PaginationProps;
const { label: _name, ...nameless } = pages;
const { hrefOf: _address, ...nowhere } = pages;

/** What must not compile. */
export const refused = {
  // @ts-expect-error A landmark has a name.
  withoutName: <Pagination {...nameless} />,
  // @ts-expect-error Pages have addresses, or somebody is told of a press.
  withoutAddress: <Pagination {...nowhere} />,
};
