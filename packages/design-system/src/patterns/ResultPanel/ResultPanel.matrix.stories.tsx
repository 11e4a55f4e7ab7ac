import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../../components/Button/index.ts";
import { useCommerce } from "../../testing/commerce-samples.ts";
import { Combinations, extremes, SixLanguages } from "../../testing/matrix.tsx";
import { money } from "../../testing/shop-samples.ts";
import { ResultPanel } from "./index.ts";

const meta: Meta = { title: "Patterns/ResultPanel/Matrix", tags: ["!dev"] };
export default meta;

type Story = StoryObj;

const titles = { paid: "Your payment arrived", pending: "Waiting for your bank", failed: "Not paid" };

/** Each state, minimal and complete. */
export const EveryState: Story = {
  render: () => (
    <Combinations choices={{ state: ["paid", "pending", "failed"], whole: [false, true] }} narrowest={560}>
      {({ state, whole }) => (
        <ResultPanel
          state={state}
          title={`${titles[state]}${whole ? ", order 7103" : ""}`}
          text={whole ? "We sent the receipt to mara@example.com." : undefined}
          amount={whole ? money(427.1) : undefined}
          actions={whole ? <Button variant="solid">See the order</Button> : undefined}
          facts={
            whole
              ? [
                  { name: "Order", value: "2026 1121 0042 7103" },
                  { name: "Paid with", value: "Visa •••• 4242" },
                ]
              : undefined
          }
        />
      )}
    </Combinations>
  ),
};

function Long({ title, sentence }: { title: string; sentence: string }) {
  const { order, invoice } = useCommerce();
  return (
    <ResultPanel
      state="paid"
      title={title}
      text={sentence}
      amount={money(extremes.many)}
      actions={
        <>
          <Button variant="solid">{order.details}</Button>
          <Button>{order.again}</Button>
        </>
      }
      facts={invoice.facts.map((name, index) => ({
        name,
        value: [extremes.word, extremes.many, extremes.zero][index],
      }))}
    />
  );
}

/** At phone width. */
export const LongTexts: Story = {
  render: () => <SixLanguages width={320}>{(sample) => <Long {...sample} />}</SixLanguages>,
};
