import type { Meta, StoryObj } from "@storybook/react-vite";
import Plus from "lucide-react/icons/plus";
import { Button } from "../../components/Button/index.ts";
import { Grid } from "../../layout/Grid/index.ts";
import { useCommerce } from "../../testing/commerce-samples.ts";
import { moneyText, useShop } from "../../testing/shop-samples.ts";
import { ShopCard } from "./index.ts";

const meta: Meta = { title: "Commerce/ShopCard", id: "patterns-shopcard" };
export default meta;

type Story = StoryObj;

export const Playground: Story = {
  render: function Playground() {
    const { texts, products } = useShop();
    const { shop } = useCommerce();
    return (
      <Grid columns={4} gap={16}>
        {texts.shops.map((name, index) => (
          <ShopCard
            key={name}
            href={`#shop-${index}`}
            name={name}
            score={{ value: 4.8, text: "4.8", label: texts.rating }}
            followers={texts.followers}
            mark={{ text: index === 1 ? texts.selfOperated : shop.verified, self: index === 1 }}
            products={products.slice(index, index + 3).map((product) => ({
              id: product.id,
              href: product.href,
              picture: { ...product.picture, alt: product.title },
              price: moneyText(product.price),
            }))}
            action={
              <Button size="sm" startIcon={Plus}>
                {texts.follow}
              </Button>
            }
          />
        ))}
      </Grid>
    );
  },
};
