import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Controlled } from "../../testing/controlled.ts";
import { Stack } from "../../layout/Stack/index.ts";
import { Radio, RadioCard, RadioGroup } from "./index.ts";

const meta: Meta<typeof RadioGroup> = {
  title: "Fields/RadioGroup (Radio buttons)",
  id: "components-radiogroup",
  component: RadioGroup,
};
export default meta;

type Story = StoryObj<typeof RadioGroup>;

export const Playground: Controlled<typeof RadioGroup> = {
  render: function Playground(args) {
    return (
      <RadioGroup
        label="Delivery"
        defaultValue="home"
        orientation="horizontal"
        hint="Garages mount the tires as well."
        {...args}
      >
        <Radio value="home">At home</Radio>
        <Radio value="garage">At a garage</Radio>
        <Radio value="counter" disabled>
          At the counter
        </Radio>
      </RadioGroup>
    );
  },
};

export const Cards: Story = {
  render: function Cards() {
    return (
      <Stack gap={24} style={{ inlineSize: "min(560px, 100%)" }}>
        <RadioGroup label="Pay with" defaultValue="card">
          <RadioCard value="card" title="Card" description="Visa, Mastercard, UnionPay" />
          <RadioCard value="points" title="Points" aside="2,410 points" />
          <RadioCard value="credit" title="Credit" description="For companies" disabled />
        </RadioGroup>
        <RadioGroup label="Pay with" error="Choose how to pay.">
          <RadioCard value="card" title="Card" />
        </RadioGroup>
      </Stack>
    );
  },
};

export const Off: Story = {
  render: function Off() {
    return (
      <RadioGroup label="Delivery" defaultValue="home" disabled>
        <Radio value="home">At home</Radio>
        <Radio value="garage">At a garage</Radio>
      </RadioGroup>
    );
  },
};
