import type { Meta } from "@storybook/react-vite";
import type { Controlled } from "../../testing/controlled.ts";
import { Button, ButtonLink } from "../../components/Button/index.ts";
import { buyingTexts } from "../../testing/buying-texts.ts";
import { useShop } from "../../testing/shop-samples.ts";
import { ShopStrip } from "./index.ts";

const meta: Meta<typeof ShopStrip> = {
  title: "Commerce/ShopStrip",
  id: "patterns-shopstrip",
  component: ShopStrip,
};
export default meta;

export const Playground: Controlled<typeof ShopStrip> = {
  render: function Playground(args) {
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
        {...args}
      />
    );
  },
};
