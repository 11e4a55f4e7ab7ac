import type { Meta } from "@storybook/react-vite";
import type { Controlled } from "../../testing/controlled.ts";
import Heart from "lucide-react/icons/heart";
import House from "lucide-react/icons/house";
import Package from "lucide-react/icons/package";
import RotateCcw from "lucide-react/icons/rotate-ccw";
import Ticket from "lucide-react/icons/ticket";
import { useShop } from "../../testing/shop-samples.ts";
import { SideNav } from "./index.ts";

const meta: Meta<typeof SideNav> = {
  title: "Navigation/SideNav (Sidebar)",
  id: "components-sidenav",
  component: SideNav,
};
export default meta;

export const Playground: Controlled<typeof SideNav> = {
  render: function Playground(args) {
    const { texts } = useShop();
    const { account } = texts.navigation;
    return (
      <SideNav
        style={{ inlineSize: 224 }}
        label={account.label}
        groups={[
          { links: [{ label: texts.home, href: "#home", icon: House }] },
          {
            name: texts.orders,
            collapsible: true,
            links: [
              {
                label: account.allOrders,
                href: "#orders",
                icon: Package,
                current: true,
                count: 3,
                urgent: true,
              },
              { label: account.refunds, href: "#refunds", icon: RotateCcw },
            ],
          },
          {
            name: account.benefits,
            links: [
              { label: texts.service[1], href: "#coupons", icon: Ticket, count: 99_999 },
              { label: account.shops, href: "#shops", icon: Heart, count: 0 },
            ],
          },
        ]}
        {...args}
      />
    );
  },
};
