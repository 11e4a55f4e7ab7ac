import type { Meta, StoryObj } from "@storybook/react-vite";
import { Combinations, extremes, SixLanguages } from "../../testing/matrix.tsx";
import { RatingInput } from "./index.ts";

const meta: Meta<typeof RatingInput> = { title: "Components/RatingInput/Matrix", tags: ["!dev"] };
export default meta;

type Story = StoryObj<typeof RatingInput>;

export const EveryState: Story = {
  render: () => (
    <Combinations choices={{ half: [false, true], value: [0, 3], disabled: [false, true] }}>
      {(choice) => <RatingInput label="Product" word={() => extremes.word} {...choice} />}
    </Combinations>
  ),
};

export const LongTexts: Story = {
  render: () => (
    <SixLanguages>
      {(sample) => (
        <RatingInput label={sample.title} hint={sample.sentence} value={4} word={() => extremes.word} />
      )}
    </SixLanguages>
  ),
};
