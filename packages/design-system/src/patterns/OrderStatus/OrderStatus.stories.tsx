import type { Meta } from "@storybook/react-vite";
import type { Controlled } from "../../testing/controlled.ts";
import CreditCard from "lucide-react/icons/credit-card";
import PackageCheck from "lucide-react/icons/package-check";
import Printer from "lucide-react/icons/printer";
import ShoppingCart from "lucide-react/icons/shopping-cart";
import Star from "lucide-react/icons/star";
import Truck from "lucide-react/icons/truck";
import X from "lucide-react/icons/x";
import { Button } from "../../components/Button/index.ts";
import { Stack } from "../../layout/Stack/index.ts";
import { useCommerce } from "../../testing/commerce-samples.ts";
import { OrderStatus } from "./index.ts";

const meta: Meta<typeof OrderStatus> = {
  title: "Commerce/OrderStatus",
  id: "patterns-orderstatus",
  component: OrderStatus,
};
export default meta;

const icons = [ShoppingCart, CreditCard, Truck, PackageCheck, Star];

/** Shipped with its steps, and canceled without. */
export const Playground: Controlled<typeof OrderStatus> = {
  render: function Playground(args) {
    const { order, points, invoice, date } = useCommerce();
    return (
      <Stack gap={16}>
        <OrderStatus
          title={order.onItsWay}
          status={{ text: order.states[2], tone: "info", icon: Truck }}
          actions={
            <>
              <Button startIcon={Printer}>{invoice.download}</Button>
              <Button>{order.refund}</Button>
              <Button variant="solid">{order.receive}</Button>
            </>
          }
          steps={{
            current: 2,
            steps: order.steps.map((title, index) => ({
              title,
              icon: icons[index],
              note:
                index < 3
                  ? date(`2026-11-1${6 + index}`)
                  : index === 4
                    ? `+${points.value("50")}`
                    : undefined,
            })),
          }}
          {...args}
        >
          {order.expected}
        </OrderStatus>
        <OrderStatus
          level={2}
          title={order.states[7]}
          status={{ text: order.states[6], tone: "neutral", icon: X }}
          actions={<Button>{order.again}</Button>}
        >
          {order.closed}
        </OrderStatus>
      </Stack>
    );
  },
};
