import type { Meta, StoryObj } from "@storybook/react-vite";
import { Card } from "../../components/Card/index.ts";
import { useShop } from "../../testing/shop-samples.ts";
import { Grid } from "./index.ts";

const meta: Meta<typeof Grid> = { title: "Layout/Grid", id: "layout-grid", component: Grid };
export default meta;

type Story = StoryObj<typeof Grid>;

/** Shown in the toolbar's language. */
export const Playground: Story = {
  args: { columns: 5 },
  render: function Playground(args) {
    const { products } = useShop();
    return (
      <Grid {...args}>
        {products.map(({ id, title }) => (
          <Card key={id}>{title}</Card>
        ))}
      </Grid>
    );
  },
};

/** At half the width: fewer columns, none narrower than 160 px. */
export const Narrow: Story = {
  ...Playground,
  args: { columns: 5 },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 400 }}>
        <Story />
      </div>
    ),
  ],
};
