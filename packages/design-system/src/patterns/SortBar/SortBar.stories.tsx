import type { Meta, StoryObj } from "@storybook/react-vite";
import { useShop } from "../../testing/shop-samples.ts";
import { SortBar } from "./index.ts";

const meta: Meta = { title: "Patterns/SortBar" };
export default meta;

type Story = StoryObj;

export const Playground: Story = {
  render: function Playground() {
    const { texts } = useShop();
    return (
      <SortBar
        label={texts.topList}
        choices={texts.groups.slice(0, 4).map((label, index) => ({
          id: label,
          label,
          href: `#sort-${index}`,
          current: index === 0,
          direction: index === 2 ? "both" : undefined,
        }))}
        total="168"
        pages={{
          page: 1,
          count: 4,
          previous: { label: "Previous page", href: "#1" },
          next: { label: "Next page", href: "#2" },
        }}
      />
    );
  },
};

export const Chinese: Story = { ...Playground, globals: { language: "zh-CN" } };

export const Thai: Story = { ...Playground, globals: { language: "th" } };

export const Lao: Story = { ...Playground, globals: { language: "lo" } };

export const Dark: Story = { ...Playground, globals: { scheme: "dark" } };
