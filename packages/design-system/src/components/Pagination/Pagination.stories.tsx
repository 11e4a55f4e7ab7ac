import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Controlled } from "../../testing/controlled.ts";
import { useState } from "react";
import { Stack } from "../../layout/Stack/index.ts";
import { Pagination, type PaginationProps } from "./index.ts";

const meta: Meta<typeof Pagination> = {
  title: "Navigation/Pagination (Pager)",
  id: "components-pagination",
  component: Pagination,
};
export default meta;

type Story = StoryObj<typeof Pagination>;

export const Playground: Controlled<typeof Pagination> = {
  render: function Playground(args: Partial<PaginationProps>) {
    const hrefOf = (target: number): string => `#page-${target}`;
    return (
      <Stack gap={16}>
        <Pagination
          hrefOf={hrefOf}
          label="Pages of the search"
          page={1}
          pageCount={9}
          goTo={{ label: "Go to", action: "/goods/goods_search", name: "page" }}
          {...args}
        />
        <Pagination hrefOf={hrefOf} label="Pages in the middle" page={5} pageCount={12} />
        <Pagination hrefOf={hrefOf} label="Pages of orders" compact page={5} pageCount={5} />
      </Stack>
    );
  },
};

/** Buttons, for a list whose pages have no URL. */
export const Pressed: Story = {
  render: function Pressed() {
    const [page, setPage] = useState(2);
    return <Pagination label="Pages of the search" page={page} pageCount={5} onPageChange={setPage} />;
  },
};
