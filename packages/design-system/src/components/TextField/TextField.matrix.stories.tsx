import type { Meta, StoryObj } from "@storybook/react-vite";
import { Combinations, extremes, SixLanguages } from "../../testing/matrix.tsx";
import { TextField } from "./index.ts";

const meta: Meta = { title: "Components/TextField/Matrix", tags: ["!dev"] };
export default meta;

type Story = StoryObj;

const notes = {
  none: {},
  hint: { hint: "On the parcel label." },
  error: { error: "Enter a city." },
  success: { success: "We deliver there." },
};

export const EveryState: Story = {
  render: () => (
    <Combinations
      choices={{
        size: ["sm", "md", "lg"],
        note: ["none", "hint", "error", "success"],
        disabled: [false, true],
        readOnly: [false, true],
      }}
      narrowest={260}
    >
      {({ note, ...choice }) => (
        <TextField label="City" {...choice} {...notes[note]} defaultValue="Vancouver" start="$" end="km" />
      )}
    </Combinations>
  ),
};

export const LongTexts: Story = {
  render: () => (
    <SixLanguages width={220}>
      {(sample) => (
        <TextField
          label={`${sample.title} ${extremes.word}`}
          aside={sample.email}
          error={`${sample.sentence} ${extremes.word}`}
          placeholder={sample.sentence}
          end={extremes.many}
        />
      )}
    </SixLanguages>
  ),
};
