import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button, ButtonLink } from "../../components/Button/index.ts";
import { buyingTexts } from "../../testing/buying-texts.ts";
import { useShop } from "../../testing/shop-samples.ts";
import { ShopStrip } from "./index.ts";

const meta: Meta = { title: "Commerce/ShopStrip", id: "patterns-shopstrip" };
export default meta;

type Story = StoryObj;

export const Playground: Story = {
  render: function Playground() {
    const { texts, products } = useShop();
    const { product: words, search } = buyingTexts;
    return (
      <ShopStrip
        href="#shop"
        name={texts.shops[0] ?? ""}
        score={{ value: 4.8, text: "4.8", label: texts.rating }}
        followers={texts.followers}
        text={search.inSearch}
        products={[products[0], products[1], products[3], products[4]]
          .flatMap((product) => product ?? [])
          .map((product) => ({
            id: product.id,
            href: product.href,
            picture: { ...product.picture, alt: product.title },
          }))}
        actions={
          <>
            <ButtonLink href="#shop" variant="soft" size="sm">
              {words.visit}
            </ButtonLink>
            <Button size="sm">{texts.follow}</Button>
          </>
        }
      />
    );
  },
};
