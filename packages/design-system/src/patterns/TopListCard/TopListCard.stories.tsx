import type { Meta, StoryObj } from "@storybook/react-vite";
import { Grid } from "../../layout/Grid/index.ts";
import { money, useShop } from "../../testing/shop-samples.ts";
import { TopListCard } from "./index.ts";

const meta: Meta = { title: "Commerce/TopListCard", id: "patterns-toplistcard" };
export default meta;

type Story = StoryObj;

export const Playground: Story = {
  render: function Playground() {
    const { texts, products } = useShop();
    return (
      <Grid columns={3} gap={16}>
        {texts.departments.slice(0, 3).map(([title], index) => (
          <TopListCard
            key={title}
            title={title}
            more={{ label: texts.topList, href: `#top-${index}` }}
            products={products.slice(index * 2, index * 2 + 3).map((product) => ({
              id: product.id,
              href: product.href,
              title: product.title,
              picture: product.picture,
              price: money(product.price),
              fact: product.sold,
            }))}
          />
        ))}
      </Grid>
    );
  },
};
