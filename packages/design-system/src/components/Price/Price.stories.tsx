import type { Meta, StoryObj } from "@storybook/react-vite";
import { money, moneyText, useShop } from "../../testing/shop-samples.ts";
import { Stack } from "../../layout/Stack/index.ts";
import { Price, type PriceSize } from "./index.ts";

const meta: Meta = { title: "Components/Price" };
export default meta;

type Story = StoryObj;

const sizes: PriceSize[] = [14, 16, 20, 24, 36];

export const Playground: Story = {
  render: function Playground() {
    const { texts } = useShop();
    return (
      <Stack gap={12}>
        {sizes.map((size) => (
          <Price
            key={size}
            size={size}
            parts={money(1284.99)}
            old={{ text: moneyText(1509), label: texts.listPrice }}
          />
        ))}
        <Price tone="default" parts={money(414.86)} />
      </Stack>
    );
  },
};

/** The order of the pieces is the locale's own. */
export const Locales: Story = {
  render: () => (
    <Stack gap={12}>
      {[
        ["fr-CA", "CAD"],
        ["th-TH", "THB"],
        ["lo-LA", "LAK"],
        ["ja-JP", "JPY"],
      ].map(([locale, currency]) => (
        <Price
          key={locale}
          parts={new Intl.NumberFormat(locale, { style: "currency", currency }).formatToParts(12480.5)}
        />
      ))}
    </Stack>
  ),
};

export const Chinese: Story = { ...Playground, globals: { language: "zh-CN" } };

export const Thai: Story = { ...Playground, globals: { language: "th" } };

export const Lao: Story = { ...Playground, globals: { language: "lo" } };

export const Dark: Story = { ...Playground, globals: { scheme: "dark" } };
