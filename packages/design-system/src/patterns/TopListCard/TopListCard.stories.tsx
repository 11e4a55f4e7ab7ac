import type { Meta } from "@storybook/react-vite";
import type { Controlled } from "../../testing/controlled.ts";
import { Grid } from "../../layout/Grid/index.ts";
import { money, useShop } from "../../testing/shop-samples.ts";
import { TopListCard } from "./index.ts";

const meta: Meta<typeof TopListCard> = {
  title: "Commerce/TopListCard",
  id: "patterns-toplistcard",
  component: TopListCard,
};
export default meta;

export const Playground: Controlled<typeof TopListCard> = {
  render: function Playground(args) {
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
            {...args}
          />
        ))}
      </Grid>
    );
  },
};
