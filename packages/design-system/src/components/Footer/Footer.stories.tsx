import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Controlled } from "../../testing/controlled.ts";
import BadgeCheck from "lucide-react/icons/badge-check";
import LayoutGrid from "lucide-react/icons/layout-grid";
import MessageCircle from "lucide-react/icons/message-circle";
import Tag from "lucide-react/icons/tag";
import Truck from "lucide-react/icons/truck";
import { useShop } from "../../testing/shop-samples.ts";
import { CardBrand } from "../../patterns/PaymentPanel/index.ts";
import { Button } from "../Button/index.ts";
import { QrCode } from "../QrCode/index.ts";
import { Footer } from "./index.ts";

const meta: Meta<typeof Footer> = {
  title: "Navigation/Footer",
  id: "components-footer",
  component: Footer,
  parameters: { layout: "fullscreen" },
};
export default meta;

type Story = StoryObj<typeof Footer>;

const icons = [LayoutGrid, Truck, BadgeCheck, Tag];

export const Playground: Controlled<typeof Footer> = {
  render: function Playground(args) {
    const { texts } = useShop();
    return (
      <Footer
        notes={texts.notes.map(([title, text], index) => ({ icon: icons[index] ?? Tag, title, text }))}
        linksLabel={texts.help}
        columns={texts.footerHeads.slice(0, 4).map((title, column) => ({
          title,
          links: (texts.navigation.footer[column] ?? []).map((label, index) => ({
            label,
            href: `#${column}-${index}`,
          })),
        }))}
        service={{
          title: texts.footerHeads[4],
          phone: "+1 800 555 0146",
          hours: texts.hours,
          action: (
            <Button size="sm" startIcon={MessageCircle}>
              {texts.chat}
            </Button>
          ),
        }}
        code={{
          picture: <QrCode value="https://carmine.example/app" label={texts.scan} size={96} />,
          label: texts.scan,
        }}
        payments={
          <>
            <CardBrand brand="visa" label="Visa" />
            <CardBrand brand="mastercard" label="Mastercard" />
          </>
        }
        legal="© 2026 Carmine Tires & More"
        legalLinks={texts.navigation.legal.map((label, index) => ({ label, href: `#legal-${index}` }))}
        {...args}
      />
    );
  },
};

export const Checkout: Story = {
  render: function Checkout() {
    const { texts } = useShop();
    return (
      <Footer
        legal="© 2026 Carmine Tires & More"
        legalLinks={texts.navigation.legal.map((label, index) => ({ label, href: `#legal-${index}` }))}
      />
    );
  },
};
