export interface PageInput {
  page: number;
  limit: number;
}

/** Rows to skip for a page. */
export const offsetOf = ({ page, limit }: PageInput): number => (page - 1) * limit;

/** The paging envelope with the names of both editions of the contract. */
export const pageAnswer = <Item>(list: Item[], total: number, { page, limit }: PageInput) => {
  const pages = Math.ceil(total / limit);
  return { list, total, pageNum: page, pageSize: limit, pages, page, limit, totalPage: pages };
};
