import type { Meta } from "@storybook/react-vite";
import type { Controlled } from "../../testing/controlled.ts";
import Plus from "lucide-react/icons/plus";
import { Button } from "../../components/Button/index.ts";
import { Grid } from "../../layout/Grid/index.ts";
import { useCommerce } from "../../testing/commerce-samples.ts";
import { moneyText, useShop } from "../../testing/shop-samples.ts";
import { ShopCard } from "./index.ts";

const meta: Meta<typeof ShopCard> = {
  title: "Commerce/ShopCard",
  id: "patterns-shopcard",
  component: ShopCard,
};
export default meta;

export const Playground: Controlled<typeof ShopCard> = {
  render: function Playground(args) {
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
            {...args}
          />
        ))}
      </Grid>
    );
  },
};
