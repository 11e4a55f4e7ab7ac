import type { Meta } from "@storybook/react-vite";
import type { Controlled } from "../../testing/controlled.ts";
import { buyingTexts } from "../../testing/buying-texts.ts";
import { SortBar } from "./index.ts";

const meta: Meta<typeof SortBar> = { title: "Commerce/SortBar", id: "patterns-sortbar", component: SortBar };
export default meta;

export const Playground: Controlled<typeof SortBar> = {
  render: function Playground(args) {
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
        {...args}
      />
    );
  },
};
