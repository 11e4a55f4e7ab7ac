import type { Meta, StoryObj } from "@storybook/react-vite";
import { Combinations, extremes, SixLanguages } from "../../testing/matrix.tsx";
import { Banner } from "./index.ts";

const meta: Meta<typeof Banner> = { title: "Components/Banner/Matrix", tags: ["!dev"] };
export default meta;

type Story = StoryObj<typeof Banner>;

export const EveryState: Story = {
  render: () => (
    <Combinations choices={{ tone: ["info", "success", "caution", "critical"], dismissible: [false, true] }}>
      {(choice) => (
        <Banner label="Notice" title="Late." {...choice}>
          {extremes.word}
        </Banner>
      )}
    </Combinations>
  ),
};

export const LongTexts: Story = {
  render: () => (
    <SixLanguages>
      {(sample) => (
        <Banner tone="caution" label={sample.title} title={sample.title} dismissible>
          {sample.sentence}
        </Banner>
      )}
    </SixLanguages>
  ),
};
