import type { Meta, StoryObj } from "@storybook/react-vite";
import { Stack } from "../../layout/Stack/index.ts";
import { useCommerce } from "../../testing/commerce-samples.ts";
import { useShop } from "../../testing/shop-samples.ts";
import { Meter } from "./index.ts";

const meta: Meta<typeof Meter> = {
  title: "Feedback/Meter (Gauge)",
  id: "components-meter",
  component: Meter,
};
export default meta;

type Story = StoryObj<typeof Meter>;

export const Playground: Story = { args: { label: "Sold", value: 72, valueText: "72%" } };

export const Tones: Story = {
  render: function Tones() {
    const { texts } = useShop();
    const [goods, service, delivery, replies] = useCommerce().shop.scores;
    return (
      <Stack gap={16} style={{ inlineSize: 240 }}>
        <Meter label={texts.flash} value={72} valueText={texts.claimed} />
        <Meter label={goods} value={99_999} max={99_999} valueText="99,999" tone="success" size="lg" />
        <Meter label={service} value={3} max={20} valueText="3 / 20" tone="caution" />
        <Meter label={delivery} value={0} valueText="0" tone="critical" size="sm" />
        <Meter label={replies} value={40} valueText="40%" labelHidden />
      </Stack>
    );
  },
};
