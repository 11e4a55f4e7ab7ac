import type { Meta, StoryObj } from "@storybook/react-vite";
import { useShop } from "../../testing/shop-samples.ts";
import { Stack } from "../../layout/Stack/index.ts";
import { Pagination, type PaginationProps } from "./index.ts";

const meta: Meta = { title: "Components/Pagination", component: Pagination };
export default meta;

type Story = StoryObj;

const common: Omit<PaginationProps, "page" | "pageCount" | "label"> = {
  hrefOf: (page) => `#page-${page}`,
  pageLabel: (page) => `Page ${page}`,
  previousLabel: "Previous",
  nextLabel: "Next",
};

export const Playground: Story = {
  render: () => (
    <Stack gap={16}>
      <Pagination
        {...common}
        label="Pages of the search"
        page={1}
        pageCount={9}
        goTo={{ label: "Go to", action: "/goods/goods_search", name: "page" }}
      />
      <Pagination {...common} label="Pages in the middle" page={5} pageCount={12} />
      <Pagination {...common} label="Pages of orders" compact page={5} pageCount={5} />
    </Stack>
  ),
};

export const Chinese: Story = {
  globals: { language: "zh-CN" },
  render: function Chinese() {
    const { texts } = useShop();
    return (
      <Pagination
        {...common}
        label={texts.allGoods}
        page={2}
        pageCount={9}
        pageLabel={(page) => `第 ${page} 页`}
        previousLabel="上一页"
        nextLabel="下一页"
        goTo={{ label: "前往", action: "/goods/goods_search", name: "page" }}
      />
    );
  },
};

export const Dark: Story = { ...Playground, globals: { scheme: "dark" } };
