import type { Meta, StoryObj } from "@storybook/react-vite";
import { Stack } from "../../layout/Stack/index.ts";
import { Combinations, extremes, SixLanguages } from "../../testing/matrix.tsx";
import { Radio, RadioCard, RadioGroup } from "./index.ts";

const meta: Meta = { title: "Components/RadioGroup/Matrix", tags: ["!dev"] };
export default meta;

type Story = StoryObj;

export const EveryState: Story = {
  render: () => (
    <Combinations
      choices={{
        orientation: ["vertical", "horizontal"],
        defaultValue: ["", "home"],
        disabled: [false, true],
        error: [undefined, "Choose how it comes to you."],
      }}
      narrowest={280}
    >
      {(choice) => (
        <RadioGroup label="Delivery" {...choice}>
          <Radio value="home">At home</Radio>
          <Radio value="garage">At a garage</Radio>
          <Radio value="counter" disabled>
            At the counter
          </Radio>
        </RadioGroup>
      )}
    </Combinations>
  ),
};

export const LongTexts: Story = {
  render: () => (
    <SixLanguages width={280}>
      {(sample) => (
        <Stack gap={16}>
          <RadioGroup label={sample.title} hint={sample.sentence} defaultValue="a">
            <Radio value="a">{sample.sentence}</Radio>
            <Radio value="b">{extremes.word}</Radio>
          </RadioGroup>
          <RadioGroup label={sample.email} defaultValue="a">
            <RadioCard
              value="a"
              title={sample.title}
              description={sample.sentence}
              aside={extremes.many.toLocaleString("en-US")}
            />
            <RadioCard value="b" title={extremes.word} />
          </RadioGroup>
        </Stack>
      )}
    </SixLanguages>
  ),
};
