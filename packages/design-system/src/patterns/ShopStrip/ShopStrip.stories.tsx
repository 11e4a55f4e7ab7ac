import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button, ButtonLink } from "../../components/Button/index.ts";
import { useShop } from "../../testing/shop-samples.ts";
import { ShopStrip } from "./index.ts";

const meta: Meta = { title: "Patterns/ShopStrip" };
export default meta;

type Story = StoryObj;

export const Playground: Story = {
  render: function Playground() {
    const { texts, products } = useShop();
    return (
      <ShopStrip
        href="#shop"
        name={texts.shops[0] ?? ""}
        score={{ value: 4.8, text: "4.8", label: texts.rating }}
        followers={texts.followers}
        text={texts.notes[1]?.[1]}
        products={products.slice(0, 4).map((product) => ({
          id: product.id,
          href: product.href,
          picture: { ...product.picture, alt: product.title },
        }))}
        actions={
          <>
            <ButtonLink href="#shop" variant="soft" size="sm">
              {texts.seeAll}
            </ButtonLink>
            <Button size="sm">{texts.follow}</Button>
          </>
        }
      />
    );
  },
};

export const Chinese: Story = { ...Playground, globals: { language: "zh-CN" } };

export const Thai: Story = { ...Playground, globals: { language: "th" } };

export const Lao: Story = { ...Playground, globals: { language: "lo" } };

export const Dark: Story = { ...Playground, globals: { scheme: "dark" } };
