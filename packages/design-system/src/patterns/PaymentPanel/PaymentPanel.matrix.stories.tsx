import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../../components/Button/index.ts";
import { TextField } from "../../components/TextField/index.ts";
import { useCommerce } from "../../testing/commerce-samples.ts";
import { Combinations, extremes, SixLanguages } from "../../testing/matrix.tsx";
import { money } from "../../testing/shop-samples.ts";
import { PaymentPanel, type PaymentPanelProps } from "./index.ts";

const meta: Meta = { title: "Patterns/PaymentPanel/Matrix", tags: ["!dev"] };
export default meta;

type Story = StoryObj;

const brands: PaymentPanelProps["brands"] = [
  { brand: "visa", label: "Visa" },
  { brand: "mastercard", label: "Mastercard" },
  { brand: "amex", label: "American Express" },
];

const clocks = {
  none: undefined,
  running: { label: "Pay within", value: "29:41" },
  urgent: { label: "Pay within", value: "00:41", urgent: true },
};

/** Without a countdown, with one and in its last minute; with and without brands. */
export const EveryState: Story = {
  render: () => (
    <Combinations choices={{ clock: ["none", "running", "urgent"], brands: [false, true] }} narrowest={480}>
      {(shown) => (
        <PaymentPanel
          amount={{ label: "Amount to pay", parts: money(427.1) }}
          clock={clocks[shown.clock]}
          title={`Pay by card, ${shown.clock}${shown.brands ? ", brands" : ""}`}
          brands={shown.brands ? brands : undefined}
          actions={<Button variant="solid">Pay $427.10</Button>}
        >
          <TextField label="Card number" />
        </PaymentPanel>
      )}
    </Combinations>
  ),
};

function Long({ title, sentence, email }: { title: string; sentence: string; email: string }) {
  const { order, pay } = useCommerce();
  return (
    <PaymentPanel
      amount={{ label: sentence, parts: money(extremes.many) }}
      clock={{ label: order.timeLeft, value: `${extremes.many}:${extremes.zero}${extremes.zero}` }}
      title={title}
      brands={brands}
      actions={
        <>
          <Button variant="solid">{order.pay}</Button>
          <Button>{order.cancel}</Button>
        </>
      }
      safety={`${pay.cardText} ${extremes.word}`}
    >
      <TextField label={email} />
    </PaymentPanel>
  );
}

export const LongTexts: Story = {
  render: () => <SixLanguages width={400}>{(sample) => <Long {...sample} />}</SixLanguages>,
};
