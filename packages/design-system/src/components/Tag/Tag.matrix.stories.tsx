import type { Meta, StoryObj } from "@storybook/react-vite";
import Truck from "lucide-react/icons/truck";
import { Stack } from "../../layout/Stack/index.ts";
import { Combinations, extremes, SixLanguages } from "../../testing/matrix.tsx";
import { Tag } from "./index.ts";

const meta: Meta = { title: "Components/Tag/Matrix", tags: ["!dev"] };
export default meta;

type Story = StoryObj;

export const EveryLook: Story = {
  render: () => (
    <Combinations
      choices={{
        variant: ["solid", "outline", "sunken", "success", "caution"],
        icon: [false, true],
        count: [extremes.zero, extremes.many],
      }}
    >
      {({ count, icon, ...look }) => (
        <Tag {...look} icon={icon ? Truck : undefined}>
          {count} left
        </Tag>
      )}
    </Combinations>
  ),
};

/** In a narrow container the text is truncated, and the card keeps its width. */
export const LongTexts: Story = {
  render: () => (
    <SixLanguages width={140}>
      {(sample) => (
        <Stack gap={8} align="start">
          <Tag>{sample.addToCart}</Tag>
          <Tag variant="success" icon={Truck}>
            {sample.sentence}
          </Tag>
          <Tag variant="outline">{extremes.word}</Tag>
        </Stack>
      )}
    </SixLanguages>
  ),
};
