import type { Meta, StoryObj } from "@storybook/react-vite";
import CreditCard from "lucide-react/icons/credit-card";
import Package from "lucide-react/icons/package";
import ShoppingCart from "lucide-react/icons/shopping-cart";
import Star from "lucide-react/icons/star";
import Truck from "lucide-react/icons/truck";
import { Stack } from "../../layout/Stack/index.ts";
import { useShop } from "../../testing/shop-samples.ts";
import { Steps } from "./index.ts";

const meta: Meta = { title: "Components/Steps", component: Steps };
export default meta;

type Story = StoryObj;

export const Playground: Story = {
  render: function Playground() {
    const { texts } = useShop();
    const [unpaid, toShip, shipped, review] = texts.shortcuts;
    return (
      <Stack gap={40}>
        <Steps
          steps={[{ title: texts.cart }, { title: unpaid }, { title: toShip }]}
          current={1}
          doneLabel="✓"
        />
        <Steps
          variant="bar"
          current={2}
          doneLabel="✓"
          steps={[
            { title: texts.cart, icon: ShoppingCart, note: "16.11., 11:20" },
            { title: unpaid, icon: CreditCard, note: "16.11., 11:22" },
            { title: toShip, icon: Truck, note: "18.11., 15:46" },
            { title: shipped, icon: Package },
            { title: review, icon: Star },
          ]}
        />
      </Stack>
    );
  },
};

export const Chinese: Story = { ...Playground, globals: { language: "zh-CN" } };

export const Thai: Story = { ...Playground, globals: { language: "th" } };

export const Lao: Story = { ...Playground, globals: { language: "lo" } };

export const Dark: Story = { ...Playground, globals: { scheme: "dark" } };
