import type { Meta, StoryObj } from "@storybook/react-vite";
import { Combinations, extremes, SixLanguages } from "../../testing/matrix.tsx";
import { TextField } from "./index.ts";

const meta: Meta = { title: "Components/TextField/Matrix", tags: ["!dev"] };
export default meta;

type Story = StoryObj;

export const EveryState: Story = {
  render: () => (
    <Combinations
      choices={{
        size: ["sm", "md", "lg"],
        note: [
          {},
          { hint: "On the parcel label." },
          { error: "Enter a city." },
          { success: "We deliver there." },
        ],
        off: [{}, { disabled: true }, { readOnly: true }],
      }}
      narrowest={260}
    >
      {({ size, note, off }) => (
        <TextField label="City" size={size} defaultValue="Vancouver" start="$" end="km" {...note} {...off} />
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
