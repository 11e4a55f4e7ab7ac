import type { Meta, StoryObj } from "@storybook/react-vite";
import { Inline } from "../../layout/Inline/index.ts";
import { Stack } from "../../layout/Stack/index.ts";
import { Combinations, extremes, SixLanguages } from "../../testing/matrix.tsx";
import { Divider } from "./index.ts";

const meta: Meta<typeof Divider> = { title: "Components/Divider/Matrix", tags: ["!dev"] };
export default meta;

type Story = StoryObj<typeof Divider>;

export const EveryLook: Story = {
  render: () => (
    <Combinations
      choices={{ orientation: ["horizontal", "vertical"] as const, words: [undefined, "or", extremes.word] }}
    >
      {({ orientation, words }) => (
        <Inline gap={12} style={{ blockSize: 48 }}>
          <span>0</span>
          <Divider orientation={orientation} style={{ flex: orientation === "horizontal" ? 1 : undefined }}>
            {words}
          </Divider>
          <span>99,999</span>
        </Inline>
      )}
    </Combinations>
  ),
};

export const LongTexts: Story = {
  render: () => (
    <SixLanguages>
      {(sample) => (
        <Stack gap={12}>
          <Divider>{sample.email}</Divider>
          <Divider>{sample.sentence}</Divider>
        </Stack>
      )}
    </SixLanguages>
  ),
};
