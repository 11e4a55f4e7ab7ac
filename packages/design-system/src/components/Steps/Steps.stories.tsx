import type { Meta } from "@storybook/react-vite";
import type { Controlled } from "../../testing/controlled.ts";
import CreditCard from "lucide-react/icons/credit-card";
import Package from "lucide-react/icons/package";
import ShoppingCart from "lucide-react/icons/shopping-cart";
import Star from "lucide-react/icons/star";
import Truck from "lucide-react/icons/truck";
import { Stack } from "../../layout/Stack/index.ts";
import { useCommerce } from "../../testing/commerce-samples.ts";
import { useShop } from "../../testing/shop-samples.ts";
import { Steps } from "./index.ts";

const meta: Meta<typeof Steps> = {
  title: "Navigation/Steps (Stepper)",
  id: "components-steps",
  component: Steps,
};
export default meta;

export const Playground: Controlled<typeof Steps> = {
  render: function Playground(args) {
    const { texts } = useShop();
    const { order, day } = useCommerce();
    const [ordered, paid, shipped, received, reviewed] = order.steps;
    return (
      <Stack gap={40}>
        <Steps steps={texts.navigation.checkout.steps.map((title) => ({ title }))} current={1} {...args} />
        <Steps
          variant="bar"
          current={2}
          steps={[
            { title: ordered, icon: ShoppingCart, note: day("2026-11-16") },
            { title: paid, icon: CreditCard, note: day("2026-11-16") },
            { title: shipped, icon: Truck, note: day("2026-11-18") },
            { title: received, icon: Package },
            { title: reviewed, icon: Star },
          ]}
        />
      </Stack>
    );
  },
};
