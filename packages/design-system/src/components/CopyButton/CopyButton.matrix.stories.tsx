import type { Meta, StoryObj } from "@storybook/react-vite";
import { Stack } from "../../layout/Stack/index.ts";
import { extremes, SixLanguages } from "../../testing/matrix.tsx";
import { CopyButton } from "./index.ts";

const meta: Meta<typeof CopyButton> = { title: "Components/CopyButton/Matrix", tags: ["!dev"] };
export default meta;

type Story = StoryObj<typeof CopyButton>;

export const LongTexts: Story = {
  render: () => (
    <SixLanguages width={220}>
      {(sample) => (
        <Stack gap={8}>
          <CopyButton value="1" label={sample.addToCart} />
          <CopyButton value="2" label={sample.addToCart}>
            {sample.sentence}
          </CopyButton>
          <CopyButton value="3" label={sample.addToCart}>
            {extremes.word}
          </CopyButton>
        </Stack>
      )}
    </SixLanguages>
  ),
};
