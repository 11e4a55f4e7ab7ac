import type { Meta, StoryObj } from "@storybook/react-vite";
import { Stack } from "../../layout/Stack/index.ts";
import { useWords } from "../../testing/useWords.ts";
import { Radio, RadioCard, RadioGroup } from "./index.ts";

const meta: Meta<typeof RadioGroup> = {
  title: "Fields/RadioGroup (Radio buttons)",
  id: "components-radiogroup",
  component: RadioGroup,
};
export default meta;

type Story = StoryObj<typeof RadioGroup>;

export const Playground: Story = {
  render: function Playground() {
    const say = useWords();
    return (
      <RadioGroup
        label={say("Delivery")}
        defaultValue="home"
        orientation="horizontal"
        hint={say("Garages mount the tires as well.")}
      >
        <Radio value="home">{say("At home")}</Radio>
        <Radio value="garage">{say("At a garage")}</Radio>
        <Radio value="counter" disabled>
          {say("At the counter")}
        </Radio>
      </RadioGroup>
    );
  },
};

export const Cards: Story = {
  render: function Cards() {
    const say = useWords();
    return (
      <Stack gap={24} style={{ inlineSize: "min(560px, 100%)" }}>
        <RadioGroup label={say("Pay with")} defaultValue="card">
          <RadioCard value="card" title={say("Card")} description={say("Visa, Mastercard, UnionPay")} />
          <RadioCard value="points" title={say("Points")} aside={say("2,410 points")} />
          <RadioCard value="credit" title={say("Credit")} description={say("For companies")} disabled />
        </RadioGroup>
        <RadioGroup label={say("Pay with")} error={say("Choose how to pay.")}>
          <RadioCard value="card" title={say("Card")} />
        </RadioGroup>
      </Stack>
    );
  },
};

export const Off: Story = {
  render: function Off() {
    const say = useWords();
    return (
      <RadioGroup label={say("Delivery")} defaultValue="home" disabled>
        <Radio value="home">{say("At home")}</Radio>
        <Radio value="garage">{say("At a garage")}</Radio>
      </RadioGroup>
    );
  },
};
