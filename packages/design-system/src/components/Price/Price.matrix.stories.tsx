import type { Meta, StoryObj } from "@storybook/react-vite";
import { Combinations, extremes, SixLanguages } from "../../testing/matrix.tsx";
import { money, moneyText, textsOf } from "../../testing/shop-samples.ts";
import { Price } from "./index.ts";

const meta: Meta = { title: "Components/Price/Matrix", tags: ["!dev"] };
export default meta;

type Story = StoryObj;

export const EveryLook: Story = {
  render: () => (
    <Combinations
      choices={{
        size: [14, 16, 20, 24, 36],
        tone: ["price", "default"],
        regular: [false, true],
        value: [extremes.zero, extremes.many],
      }}
    >
      {({ value, ...look }) => <Price {...look} parts={money(value)} />}
    </Combinations>
  ),
};

/** At the width of a small card: the original price wraps. */
export const LongTexts: Story = {
  render: () => (
    <SixLanguages width={150}>
      {(_, language) => (
        <Price
          size={36}
          parts={money(extremes.many)}
          old={{ text: moneyText(extremes.many * 1000), label: textsOf(language).listPrice }}
        />
      )}
    </SixLanguages>
  ),
};
