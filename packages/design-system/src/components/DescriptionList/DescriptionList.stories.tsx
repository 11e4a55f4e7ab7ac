import type { Meta, StoryObj } from "@storybook/react-vite";
import { Stack } from "../../layout/Stack/index.ts";
import { useSample } from "../../testing/samples.ts";
import { moneyText, useShop } from "../../testing/shop-samples.ts";
import { DescriptionList } from "./index.ts";

const meta: Meta<typeof DescriptionList> = {
  title: "Basics/DescriptionList",
  id: "components-descriptionlist",
  component: DescriptionList,
};
export default meta;

type Story = StoryObj<typeof DescriptionList>;

export const Layouts: Story = {
  render: function Layouts() {
    const { texts } = useShop();
    const sample = useSample();
    const [number, total, delivery, reference] = texts.navigation.facts;
    const items = [
      { term: number, value: "2026 1031 0055 1180" },
      { term: total, value: moneyText(99_999) },
      { term: delivery, value: sample.sentence },
      { term: reference, value: sample.unbreakable },
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
