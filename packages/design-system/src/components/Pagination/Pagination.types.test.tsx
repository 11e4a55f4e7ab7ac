import { Pagination, type PaginationProps } from "./index.ts";

const pages = {
  label: "Pages",
  page: 2,
  pageCount: 9,
  hrefOf: (page) => `?page=${page}`,
  pageLabel: (page) => `Page ${page}`,
  previousLabel: "Previous",
  nextLabel: "Next",
} satisfies PaginationProps;
const { label: _name, ...nameless } = pages;
const { hrefOf: _address, ...nowhere } = pages;
const { previousLabel: _word, ...wordless } = pages;

/** What must not compile. */
export const refused = {
  // @ts-expect-error A landmark has a name.
  withoutName: <Pagination {...nameless} />,
  // @ts-expect-error Pages have addresses, or somebody is told of a press.
  withoutAddress: <Pagination {...nowhere} />,
  // @ts-expect-error An arrow is named, also where only its drawing shows.
  withoutWord: <Pagination {...wordless} compact />,
};
