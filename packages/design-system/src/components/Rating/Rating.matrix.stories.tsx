import type { Meta, StoryObj } from "@storybook/react-vite";
import { Combinations, extremes, SixLanguages } from "../../testing/matrix.tsx";
import { textsOf } from "../../testing/shop-samples.ts";
import { Rating } from "./index.ts";

const meta: Meta = { title: "Components/Rating/Matrix", tags: ["!dev"] };
export default meta;

type Story = StoryObj;

export const EveryScore: Story = {
  render: () => (
    <Combinations choices={{ size: [12, 16, 20], value: [0, 0.3, 1, 2.5, 4.8, 5] }} narrowest={160}>
      {({ size, value }) => (
        <Rating size={size} value={value} label={`${value} of 5`}>
          {value}
        </Rating>
      )}
    </Combinations>
  ),
};

export const LongTexts: Story = {
  render: () => (
    <SixLanguages width={220}>
      {(_, language) => (
        <Rating value={4.8} label={textsOf(language).rating}>
          <strong>4.8</strong> {textsOf(language).sold} {extremes.many}
        </Rating>
      )}
    </SixLanguages>
  ),
};
