import type { Meta, StoryObj } from "@storybook/react-vite";
import { Combinations, extremes, SixLanguages } from "../../testing/matrix.tsx";
import { TextArea } from "./index.ts";

const counter = (used: number, most?: number) => `${used} / ${most}`;

const meta: Meta = { title: "Components/TextArea/Matrix", tags: ["!dev"] };
export default meta;

type Story = StoryObj;

export const EveryState: Story = {
  render: () => (
    <Combinations
      choices={{
        defaultValue: ["", "Quiet at 130, and short ways to stop in the wet."],
        error: [undefined, "At least ten characters."],
        disabled: [false, true],
        readOnly: [false, true],
      }}
      narrowest={260}
    >
      {(choice) => (
        <TextArea
          label="Your review"
          maxLength={extremes.many}
          counter={counter}
          placeholder="Grip, noise"
          {...choice}
        />
      )}
    </Combinations>
  ),
};

export const LongTexts: Story = {
  render: () => (
    <SixLanguages width={220}>
      {(sample) => (
        <TextArea
          label={sample.title}
          hint={sample.sentence}
          aside={sample.email}
          maxLength={extremes.many}
          counter={counter}
          defaultValue={`${sample.sentence} ${sample.title} ${extremes.word}`}
        />
      )}
    </SixLanguages>
  ),
};
