import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../../components/Button/index.ts";
import { Combinations, extremes, SixLanguages } from "../../testing/matrix.tsx";
import { Inline } from "./index.ts";

const meta: Meta = { title: "Layout/Inline/Matrix", tags: ["!dev"] };
export default meta;

type Story = StoryObj;

export const EveryPlace: Story = {
  render: () => (
    <Combinations
      choices={{
        align: ["start", "center", "end", "baseline", "stretch"],
        justify: ["start", "center", "end", "between"],
        oneLine: [false, true],
      }}
      narrowest={260}
    >
      {(choice) => (
        <Inline {...choice} style={{ outline: "1px dashed" }}>
          <Button size="lg">Pay</Button>
          <Button size="sm">Later</Button>
        </Inline>
      )}
    </Combinations>
  ),
};

export const LongTexts: Story = {
  render: () => (
    <SixLanguages width={220}>
      {(sample) => (
        <Inline>
          <Button>{sample.addToCart}</Button>
          <Button>{sample.email}</Button>
          <Button>{extremes.word}</Button>
          <Button>{extremes.many}</Button>
        </Inline>
      )}
    </SixLanguages>
  ),
};
