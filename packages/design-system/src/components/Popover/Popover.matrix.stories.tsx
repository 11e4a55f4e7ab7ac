import type { Meta, StoryObj } from "@storybook/react-vite";
import { Stack } from "../../layout/Stack/index.ts";
import { extremes } from "../../testing/matrix.tsx";
import { useSample } from "../../testing/samples.ts";
import { Button } from "../Button/index.ts";
import { Popover, type PopoverProps } from "./index.ts";

const meta: Meta = { title: "Components/Popover/Matrix", tags: ["!dev"] };
export default meta;

type Story = StoryObj;

/** It takes focus, so each language has its own picture. */
const LongTexts: Story = {
  render: function LongTexts() {
    const sample = useSample();
    return (
      <Popover defaultOpen label={sample.title} trigger={<Button>{sample.addToCart}</Button>}>
        <Stack gap={8}>
          <span>{sample.sentence}</span>
          <span>{extremes.word}</span>
        </Stack>
      </Popover>
    );
  },
};

export const English: Story = { ...LongTexts };
export const Chinese: Story = { ...LongTexts, globals: { language: "zh-CN" } };
export const Spanish: Story = { ...LongTexts, globals: { language: "es" } };
export const French: Story = { ...LongTexts, globals: { language: "fr" } };
export const Thai: Story = { ...LongTexts, globals: { language: "th" } };
export const Lao: Story = { ...LongTexts, globals: { language: "lo" } };

const at = (side: PopoverProps["side"], align: PopoverProps["align"]): Story => ({
  render: () => (
    <div style={{ display: "grid", placeContent: "center", blockSize: 240 }}>
      <Popover
        defaultOpen
        side={side}
        align={align}
        label="How the price is made"
        trigger={<Button>Details</Button>}
      >
        Coupons −$25.00
      </Popover>
    </div>
  ),
});

export const Above: Story = at("top", "center");
export const Right: Story = at("right", "start");
export const Below: Story = at("bottom", "end");
export const Left: Story = at("left", "center");
