import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Controlled } from "../../testing/controlled.ts";
import Lock from "lucide-react/icons/lock";
import { Button } from "../../components/Button/index.ts";
import { Countdown } from "../../components/Countdown/index.ts";
import { TextField } from "../../components/TextField/index.ts";
import { Inline } from "../../layout/Inline/index.ts";
import { buyingTexts } from "../../testing/buying-texts.ts";
import { money } from "../../testing/shop-samples.ts";
import { CardBrand, PaymentPanel } from "./index.ts";

const meta: Meta<typeof PaymentPanel> = {
  title: "Commerce/PaymentPanel",
  id: "patterns-paymentpanel",
  component: PaymentPanel,
};
export default meta;

type Story = StoryObj<typeof PaymentPanel>;

export const Playground: Controlled<typeof PaymentPanel> = {
  render: function Playground(args) {
    const { pay } = buyingTexts;
    return (
      <PaymentPanel
        style={{ maxInlineSize: 816 }}
        amount={{ label: pay.amount, parts: money(427.1) }}
        clock={{
          label: pay.left,
          value: <Countdown now={0} until={1_781_000} label={() => pay.left} />,
        }}
        title={pay.title}
        brands={[
          { brand: "visa", label: "Visa" },
          { brand: "mastercard", label: "Mastercard" },
          { brand: "amex", label: "American Express" },
        ]}
        actions={
          <>
            <Button variant="solid" size="lg" startIcon={Lock}>
              {pay.pay}
            </Button>
            <Button size="lg">{pay.later}</Button>
          </>
        }
        safety={pay.safety}
        {...args}
      >
        <TextField label={pay.number} dir="ltr" defaultValue="4242 4242 4242 4242" />
      </PaymentPanel>
    );
  },
};

export const Brands: Story = {
  render: () => (
    <Inline gap={8}>
      <CardBrand brand="visa" label="Visa" />
      <CardBrand brand="mastercard" label="Mastercard" />
      <CardBrand brand="amex" label="American Express" />
      <CardBrand brand="unknown" />
    </Inline>
  ),
};
