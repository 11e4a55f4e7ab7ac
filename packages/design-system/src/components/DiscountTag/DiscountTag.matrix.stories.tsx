import type { Meta, StoryObj } from "@storybook/react-vite";
import { Stack } from "../../layout/Stack/index.ts";
import { Combinations, extremes, SixLanguages } from "../../testing/matrix.tsx";
import { textsOf } from "../../testing/shop-samples.ts";
import { DiscountTag } from "./index.ts";

const meta: Meta<typeof DiscountTag> = { title: "Components/DiscountTag/Matrix", tags: ["!dev"] };
export default meta;

type Story = StoryObj<typeof DiscountTag>;

const variants = ["outline", "solid"] as const;

export const EveryLook: Story = {
  render: () => (
    <Combinations
      choices={{
        variant: variants,
        children: ["Save 5%", `Save $${extremes.many.toLocaleString("en-US")}.00`, extremes.word],
      }}
      narrowest={120}
    >
      {(choice) => <DiscountTag {...choice} />}
    </Combinations>
  ),
};

export const LongTexts: Story = {
  render: () => (
    <SixLanguages width={120}>
      {(sample, language) => (
        <Stack gap={8} align="start">
          {variants.map((variant) => (
            <DiscountTag key={variant} variant={variant}>
              {textsOf(language).save}
            </DiscountTag>
          ))}
          <DiscountTag>{sample.title}</DiscountTag>
        </Stack>
      )}
    </SixLanguages>
  ),
};
