import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Controlled } from "../../testing/controlled.ts";
import { money, moneyText, useShop } from "../../testing/shop-samples.ts";
import { Stack } from "../../layout/Stack/index.ts";
import { Price, type PriceSize } from "./index.ts";

const meta: Meta<typeof Price> = { title: "Basics/Price (Money)", id: "components-price", component: Price };
export default meta;

type Story = StoryObj<typeof Price>;

const sizes: PriceSize[] = [14, 16, 20, 24, 36];

export const Playground: Controlled<typeof Price> = {
  render: function Playground(args) {
    const { texts } = useShop();
    return (
      <Stack gap={12}>
        {sizes.map((size) => (
          <Price
            key={size}
            size={size}
            parts={money(1284.99)}
            old={{ text: moneyText(1509), label: texts.listPrice }}
            {...args}
          />
        ))}
        <Price tone="default" parts={money(414.86)} />
      </Stack>
    );
  },
};

/** Hard-coded, because versions of the same ICU data differ in currency symbols. */
const writtenParts = (price: string): Intl.NumberFormatPart[] =>
  price.split(" ").map((value, index, all) => {
    if (/^[^\d.,\s]$/.test(value)) return { type: "currency", value };
    if (/^[.,]$/.test(value)) return { type: "decimal", value };
    if (/^\s$/.test(value)) return { type: "literal", value };
    return { type: /^[.,]$/.test(all[index - 1] ?? "") ? "fraction" : "integer", value };
  });

/** The locale determines the order of the parts. */
export const Locales: Story = {
  render: () => (
    <Stack gap={12}>
      {["12\u00a0480 , 50 \u00a0 $", "฿ 12,480 . 50", "₭ 12.480 , 50", "¥ 12,481"].map((price) => (
        <Price key={price} parts={writtenParts(price)} />
      ))}
    </Stack>
  ),
};
