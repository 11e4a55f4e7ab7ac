import type { Meta, StoryObj } from "@storybook/react-vite";
import Lock from "lucide-react/icons/lock";
import { Button } from "../../components/Button/index.ts";
import { Countdown } from "../../components/Countdown/index.ts";
import { TextField } from "../../components/TextField/index.ts";
import { Inline } from "../../layout/Inline/index.ts";
import { money, useShop } from "../../testing/shop-samples.ts";
import { CardBrand, PaymentPanel } from "./index.ts";

const meta: Meta = { title: "Patterns/PaymentPanel" };
export default meta;

type Story = StoryObj;

export const Playground: Story = {
  render: function Playground() {
    const { texts } = useShop();
    return (
      <PaymentPanel
        style={{ maxInlineSize: 816 }}
        amount={{ label: texts.shortcuts[0], parts: money(427.1) }}
        clock={{
          label: texts.flashText,
          value: <Countdown now={0} until={1_781_000} label={() => texts.flashText} />,
        }}
        title={texts.orders}
        brands={[
          { brand: "visa", label: "Visa" },
          { brand: "mastercard", label: "Mastercard" },
          { brand: "amex", label: "American Express" },
        ]}
        actions={
          <>
            <Button variant="solid" size="lg" startIcon={Lock}>
              {texts.claim} $427.10
            </Button>
            <Button size="lg">{texts.help}</Button>
          </>
        }
        safety={texts.notes[2]?.[1]}
      >
        <TextField label={texts.register} defaultValue="4242 4242 4242 4242" />
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

export const Chinese: Story = { ...Playground, globals: { language: "zh-CN" } };

export const Thai: Story = { ...Playground, globals: { language: "th" } };

export const Lao: Story = { ...Playground, globals: { language: "lo" } };

export const Dark: Story = { ...Playground, globals: { scheme: "dark" } };
