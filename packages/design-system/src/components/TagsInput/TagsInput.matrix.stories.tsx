import type { Meta, StoryObj } from "@storybook/react-vite";
import { extremes, SixLanguages } from "../../testing/matrix.tsx";
import { TagsInput } from "./index.ts";

const meta: Meta = { title: "Components/TagsInput/Matrix", tags: ["!dev"] };
export default meta;

type Story = StoryObj;

export const LongTexts: Story = {
  render: () => (
    <SixLanguages width={240}>
      {(sample) => (
        <TagsInput
          label={sample.title}
          error={sample.sentence}
          defaultValue={[sample.addToCart, sample.email, sample.title, extremes.word, String(extremes.many)]}
        />
      )}
    </SixLanguages>
  ),
};
