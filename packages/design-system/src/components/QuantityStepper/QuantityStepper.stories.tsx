import type { Meta, StoryObj } from "@storybook/react-vite";
import { Inline } from "../../layout/Inline/index.ts";
import { QuantityStepper } from "./index.ts";

const meta: Meta<typeof QuantityStepper> = {
  title: "Components/QuantityStepper",
  component: QuantityStepper,
};
export default meta;

type Story = StoryObj<typeof QuantityStepper>;

const texts = { label: "Quantity", decreaseLabel: "One less", increaseLabel: "One more" };

export const Playground: Story = { args: { ...texts, max: 9 } };

export const States: Story = {
  render: () => (
    <Inline gap={24} align="start">
      <QuantityStepper {...texts} max={9} />
      <QuantityStepper {...texts} defaultValue={4} max={9} />
      <QuantityStepper {...texts} defaultValue={9} max={9} hint="Only 9 left" />
      <QuantityStepper {...texts} defaultValue={2} disabled />
      <QuantityStepper {...texts} defaultValue={4} size="md" />
    </Inline>
  ),
};
