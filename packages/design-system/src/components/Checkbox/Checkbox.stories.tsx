import type { Meta, StoryObj } from "@storybook/react-vite";
import { Inline } from "../../layout/Inline/index.ts";
import { Stack } from "../../layout/Stack/index.ts";
import { useSample } from "../../testing/samples.ts";
import { Checkbox } from "./index.ts";

const meta: Meta<typeof Checkbox> = {
  title: "Fields/Checkbox",
  id: "components-checkbox",
  component: Checkbox,
};
export default meta;

type Story = StoryObj<typeof Checkbox>;

export const Playground: Story = { args: { children: "I agree to the user agreement" } };

export const States: Story = {
  render: function States() {
    return (
      <Stack gap={12}>
        <Inline gap={20}>
          <Checkbox defaultChecked>Ticked</Checkbox>
          <Checkbox checked="mixed">Part</Checkbox>
          <Checkbox>Empty</Checkbox>
          <Checkbox disabled>Disabled</Checkbox>
          <Checkbox disabled defaultChecked>
            Disabled, ticked
          </Checkbox>
        </Inline>
        <Checkbox error="Please agree first.">I agree to the user agreement</Checkbox>
      </Stack>
    );
  },
};

/** Shown in the toolbar's language. */
export const LongText: Story = {
  render: function LongText() {
    const sample = useSample();
    return (
      <div style={{ inlineSize: 220 }}>
        <Checkbox defaultChecked>{sample.sentence}</Checkbox>
      </div>
    );
  },
};
