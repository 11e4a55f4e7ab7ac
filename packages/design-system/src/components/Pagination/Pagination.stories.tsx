import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { Stack } from "../../layout/Stack/index.ts";
import { useWords } from "../../testing/useWords.ts";
import { Pagination, type PaginationProps } from "./index.ts";

const meta: Meta = {
  title: "Navigation/Pagination (Pager)",
  id: "components-pagination",
  component: Pagination,
};
export default meta;

type Story = StoryObj;

type Common = Pick<PaginationProps, "pageLabel" | "previousLabel" | "nextLabel"> & {
  hrefOf: (page: number) => string;
};

export const Playground: Story = {
  render: function Playground() {
    const say = useWords();
    const common: Common = {
      hrefOf: (page) => `#page-${page}`,
      pageLabel: (page) => say("Page {count}", page),
      previousLabel: say("Previous"),
      nextLabel: say("Next"),
    };
    return (
      <Stack gap={16}>
        <Pagination
          {...common}
          label={say("Pages of the search")}
          page={1}
          pageCount={9}
          goTo={{ label: say("Go to"), action: "/goods/goods_search", name: "page" }}
        />
        <Pagination {...common} label={say("Pages in the middle")} page={5} pageCount={12} />
        <Pagination {...common} label={say("Pages of orders")} compact page={5} pageCount={5} />
      </Stack>
    );
  },
};

/** Buttons, where the pages of a list have no address. */
export const Pressed: Story = {
  render: function Pressed() {
    const say = useWords();
    const [page, setPage] = useState(2);
    return (
      <Pagination
        label={say("Pages of the search")}
        page={page}
        pageCount={5}
        onPageChange={setPage}
        pageLabel={(each) => say("Page {count}", each)}
        previousLabel={say("Previous")}
        nextLabel={say("Next")}
      />
    );
  },
};

export const Chinese: Story = { ...Playground, globals: { language: "zh-CN" } };

export const Dark: Story = { ...Playground, globals: { scheme: "dark" } };
