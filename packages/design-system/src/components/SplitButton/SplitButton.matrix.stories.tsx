import type { Meta, StoryObj } from "@storybook/react-vite";
import { extremes, SixLanguages } from "../../testing/matrix.tsx";
import { SplitButton } from "./index.ts";

const meta: Meta = { title: "Components/SplitButton/Matrix", tags: ["!dev"] };
export default meta;

type Story = StoryObj;

export const LongTexts: Story = {
  render: () => (
    <SixLanguages width={180}>
      {(sample) => (
        <>
          <SplitButton menuLabel={sample.title} menu={null} variant="solid">
            {sample.addToCart}
          </SplitButton>
          <SplitButton menuLabel={sample.title} menu={null}>
            {extremes.word}
          </SplitButton>
        </>
      )}
    </SixLanguages>
  ),
};
