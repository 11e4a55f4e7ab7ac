import type { Meta, StoryObj } from "@storybook/react-vite";
import { Stack } from "../../layout/Stack/index.ts";
import { Combinations, extremes, SixLanguages } from "../../testing/matrix.tsx";
import { Checkbox } from "./index.ts";

const meta: Meta<typeof Checkbox> = { title: "Components/Checkbox/Matrix", tags: ["!dev"] };
export default meta;

type Story = StoryObj<typeof Checkbox>;

export const EveryState: Story = {
  render: () => (
    <Combinations
      choices={{
        checked: [false, true, "mixed"],
        disabled: [false, true],
        error: [undefined, "Please agree first."],
      }}
    >
      {(choice) => (
        <Checkbox {...choice} onCheckedChange={() => {}}>
          Select all
        </Checkbox>
      )}
    </Combinations>
  ),
};

export const LongTexts: Story = {
  render: () => (
    <SixLanguages width={220}>
      {(sample) => (
        <Stack gap={8}>
          <Checkbox defaultChecked>{sample.sentence}</Checkbox>
          <Checkbox error={sample.sentence}>{extremes.word}</Checkbox>
        </Stack>
      )}
    </SixLanguages>
  ),
};
