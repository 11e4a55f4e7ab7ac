import type { Meta, StoryObj } from "@storybook/react-vite";
import { Stack } from "../../layout/Stack/index.ts";
import { useWords } from "../../testing/useWords.ts";
import { Pagination, type PaginationProps } from "./index.ts";

const meta: Meta = { title: "Components/Pagination", component: Pagination };
export default meta;

type Story = StoryObj;

type Common = Omit<PaginationProps, "page" | "pageCount" | "label">;

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

export const Chinese: Story = { ...Playground, globals: { language: "zh-CN" } };

export const Dark: Story = { ...Playground, globals: { scheme: "dark" } };
