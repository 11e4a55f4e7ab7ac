import type { Meta, StoryObj } from "@storybook/react-vite";
import { Inline } from "../../layout/Inline/index.ts";
import { Stack } from "../../layout/Stack/index.ts";
import { useSample } from "../../testing/samples.ts";
import { useWords } from "../../testing/useWords.ts";
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
    const say = useWords();
    return (
      <Stack gap={12}>
        <Inline gap={20}>
          <Checkbox defaultChecked>{say("Ticked")}</Checkbox>
          <Checkbox checked="mixed">{say("Part")}</Checkbox>
          <Checkbox>{say("Empty")}</Checkbox>
          <Checkbox disabled>{say("Disabled")}</Checkbox>
          <Checkbox disabled defaultChecked>
            {say("Disabled, ticked")}
          </Checkbox>
        </Inline>
        <Checkbox error={say("Please agree first.")}>{say("I agree to the user agreement")}</Checkbox>
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
