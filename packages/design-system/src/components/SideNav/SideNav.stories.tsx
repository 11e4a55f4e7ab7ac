import type { Meta, StoryObj } from "@storybook/react-vite";
import Heart from "lucide-react/icons/heart";
import House from "lucide-react/icons/house";
import Package from "lucide-react/icons/package";
import Ticket from "lucide-react/icons/ticket";
import { useShop } from "../../testing/shop-samples.ts";
import { SideNav } from "./index.ts";

const meta: Meta<typeof SideNav> = { title: "Components/SideNav", component: SideNav };
export default meta;

type Story = StoryObj<typeof SideNav>;

export const Playground: Story = {
  render: function Playground() {
    const { texts } = useShop();
    return (
      <SideNav
        style={{ inlineSize: 224 }}
        label={texts.welcome}
        groups={[
          { links: [{ label: texts.home, href: "#home", icon: House }] },
          {
            name: texts.orders,
            collapsible: true,
            links: [
              { label: texts.orders, href: "#orders", icon: Package, current: true, count: 3, urgent: true },
              { label: texts.couponAmount, href: "#coupons", icon: Ticket, count: 99_999 },
            ],
          },
          {
            name: texts.follow,
            links: [{ label: texts.shopStreet, href: "#shops", icon: Heart, count: 0 }],
          },
        ]}
      />
    );
  },
};

export const Chinese: Story = { ...Playground, globals: { language: "zh-CN" } };

export const Thai: Story = { ...Playground, globals: { language: "th" } };

export const Lao: Story = { ...Playground, globals: { language: "lo" } };

export const Dark: Story = { ...Playground, globals: { scheme: "dark" } };
