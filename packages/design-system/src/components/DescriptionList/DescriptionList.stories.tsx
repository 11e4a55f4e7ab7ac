import type { Meta, StoryObj } from "@storybook/react-vite";
import { Stack } from "../../layout/Stack/index.ts";
import { useSample } from "../../testing/samples.ts";
import { moneyText, useShop } from "../../testing/shop-samples.ts";
import { DescriptionList } from "./index.ts";

const meta: Meta<typeof DescriptionList> = {
  title: "Components/DescriptionList",
  component: DescriptionList,
};
export default meta;

type Story = StoryObj<typeof DescriptionList>;

export const Layouts: Story = {
  render: function Layouts() {
    const { texts } = useShop();
    const sample = useSample();
    const items = [
      { term: texts.orders, value: "2026 1031 0055 1180" },
      { term: texts.listPrice, value: moneyText(99_999) },
      { term: texts.hours, value: sample.sentence },
      { term: sample.email, value: sample.unbreakable },
    ];
    return (
      <Stack gap={32} style={{ maxInlineSize: 480 }}>
        <DescriptionList items={items} />
        <DescriptionList items={items} layout="ends" />
        <DescriptionList items={items} layout="stacked" />
      </Stack>
    );
  },
};

export const Playground: Story = { args: { items: [{ term: "Speed index", value: "V, up to 240 km/h" }] } };

export const Chinese: Story = { ...Layouts, globals: { language: "zh-CN" } };

export const Thai: Story = { ...Layouts, globals: { language: "th" } };

export const Lao: Story = { ...Layouts, globals: { language: "lo" } };

export const Dark: Story = { ...Layouts, globals: { scheme: "dark" } };
