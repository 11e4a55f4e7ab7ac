import type { Meta, StoryObj } from "@storybook/react-vite";
import { buyingTexts } from "../../testing/buying-texts.ts";
import { SortBar } from "./index.ts";

const meta: Meta = { title: "Commerce/SortBar", id: "patterns-sortbar" };
export default meta;

type Story = StoryObj;

export const Playground: Story = {
  render: function Playground() {
    const { search } = buyingTexts;
    return (
      <SortBar
        label={search.sort}
        choices={search.sorts.map((label, index) => ({
          id: label,
          label,
          href: `#sort-${index}`,
          current: index === 0,
          direction: index === 2 ? "both" : undefined,
        }))}
        total={search.total}
        pages={{
          page: 1,
          count: 4,
          previous: { label: search.pages[0], href: "#1" },
          next: { label: search.pages[1], href: "#2" },
        }}
      />
    );
  },
};
