import type { Meta, StoryObj } from "@storybook/react-vite";
import { Card } from "../../components/Card/index.ts";
import { useShop } from "../../testing/shop-samples.ts";
import { Columns } from "./index.ts";

const meta: Meta<typeof Columns> = { title: "Layout/Columns", id: "layout-columns", component: Columns };
export default meta;

type Story = StoryObj<typeof Columns>;

/** Shown in the toolbar's language. */
export const Playground: Story = {
  args: { sideWidth: 240 },
  render: function Playground(args) {
    const { texts } = useShop();
    return (
      <Columns {...args} side={<Card>{texts.allCategories}</Card>}>
        <Card>{texts.products[0]}</Card>
      </Columns>
    );
  },
};

/** The narrow column at the end: an order's totals. */
export const AtTheEnd: Story = { ...Playground, args: { sideWidth: 320, sidePosition: "end", gap: 24 } };
