import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Controlled } from "../../testing/controlled.ts";
import ArrowUpToLine from "lucide-react/icons/arrow-up-to-line";
import Headset from "lucide-react/icons/headset";
import Heart from "lucide-react/icons/heart";
import MessageCircle from "lucide-react/icons/message-circle";
import ShoppingCart from "lucide-react/icons/shopping-cart";
import TicketPercent from "lucide-react/icons/ticket-percent";
import { useShop } from "../../testing/shop-samples.ts";
import { Expanded } from "../../testing/Expanded.tsx";
import { scrollToTop } from "../BackToTop/index.ts";
import { Button } from "../Button/index.ts";
import {
  SideWidget,
  SideWidgetButton,
  SideWidgetLink,
  SideWidgetService,
  type SideWidgetProps,
} from "./index.ts";

const meta: Meta = { title: "Navigation/SideWidget", id: "components-sidewidget", component: SideWidget };
export default meta;

type Story = StoryObj;

function Widget(args: Partial<SideWidgetProps>) {
  const { texts } = useShop();
  const [service, coupons, cart, saved, top] = texts.service;
  return (
    <SideWidget label={texts.help} {...args}>
      <SideWidgetService
        icon={Headset}
        text={service}
        phone="+1 800 555 0146"
        hours={texts.hours}
        code={{ value: "https://carmine.example/chat", label: texts.scan }}
        action={
          <Button variant="soft" size="sm" fullWidth startIcon={MessageCircle}>
            {texts.chat}
          </Button>
        }
      />
      <SideWidgetLink href="#coupons" icon={TicketPercent} text={coupons} />
      <SideWidgetLink href="#cart" icon={ShoppingCart} text={cart} count={3} label={`${cart}, 3`} />
      <SideWidgetLink href="#saved" icon={Heart} text={saved} />
      <SideWidgetButton icon={ArrowUpToLine} text={top} onClick={scrollToTop} />
    </SideWidget>
  );
}

/** On narrow screens the widget starts as a tab at the edge; it is opened here. */
export const Playground: Controlled<typeof SideWidget> = {
  render: (args) => (
    <div style={{ minBlockSize: 380 }}>
      <Expanded>
        <Widget {...args} />
      </Expanded>
    </div>
  ),
};

export const Open: Story = {
  ...Playground,
  play: ({ canvasElement, userEvent }) =>
    userEvent.click(canvasElement.querySelector("summary") as HTMLElement),
};

/** At 1024 px it is a tab at the edge until pressed. */
export const Collapsed: Story = {
  parameters: {
    docs: { story: { inline: false, iframeHeight: 520 } },
    viewport: { options: { narrow: { name: "1024", styles: { width: "1024px", height: "720px" } } } },
  },
  globals: { viewport: { value: "narrow" } },
  render: () => <Widget />,
};
