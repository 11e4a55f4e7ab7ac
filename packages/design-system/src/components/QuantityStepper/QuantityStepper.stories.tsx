import type { Meta, StoryObj } from "@storybook/react-vite";
import { Inline } from "../../layout/Inline/index.ts";
import { QuantityStepper } from "./index.ts";

const meta: Meta<typeof QuantityStepper> = {
  title: "Fields/QuantityStepper (Number input)",
  id: "components-quantitystepper",
  component: QuantityStepper,
  args: { label: "Quantity" },
};
export default meta;

type Story = StoryObj<typeof QuantityStepper>;

export const Playground: Story = { args: { max: 9 } };

export const States: Story = {
  render: function States(args) {
    return (
      <Inline gap={24} align="start">
        <QuantityStepper {...args} max={9} />
        <QuantityStepper {...args} defaultValue={4} max={9} />
        <QuantityStepper {...args} defaultValue={9} max={9} hint="Only 9 left" />
        <QuantityStepper {...args} defaultValue={2} disabled />
        <QuantityStepper {...args} defaultValue={4} size="md" />
      </Inline>
    );
  },
};
