import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Controlled } from "../../testing/controlled.ts";
import { Button } from "../../components/Button/index.ts";
import { Stack } from "../../layout/Stack/index.ts";
import { buyingTexts } from "../../testing/buying-texts.ts";
import { useCommerce } from "../../testing/commerce-samples.ts";
import { money } from "../../testing/shop-samples.ts";
import { ResultPanel } from "./index.ts";

const meta: Meta<typeof ResultPanel> = {
  title: "Commerce/ResultPanel",
  id: "patterns-resultpanel",
  component: ResultPanel,
};
export default meta;

type Story = StoryObj<typeof ResultPanel>;

export const Playground: Controlled<typeof ResultPanel> = {
  render: function Playground(args) {
    const { result } = buyingTexts;
    const { date, pay } = useCommerce();
    const [number, day, method, arrival] = result.facts;
    return (
      <ResultPanel
        state="paid"
        title={result.paid}
        text={result.receipt}
        amount={money(427.1)}
        actions={
          <>
            <Button variant="solid" size="lg">
              {result.seeOrder}
            </Button>
            <Button size="lg">{result.keepShopping}</Button>
          </>
        }
        facts={[
          { name: number, value: "2026 1121 0042 7103" },
          { name: day, value: date("2026-11-21") },
          { name: method, value: pay.saved },
          { name: arrival, value: result.arrival },
        ]}
        {...args}
      />
    );
  },
};

export const PendingAndFailed: Story = {
  render: function PendingAndFailed() {
    const { result } = buyingTexts;
    return (
      <Stack gap={16}>
        <ResultPanel
          state="pending"
          title={result.pending}
          text={result.pendingText}
          actions={<Button>{result.pendingAction}</Button>}
        />
        <ResultPanel
          state="failed"
          title={result.failed}
          text={result.failedText}
          actions={<Button variant="solid">{result.failedAction}</Button>}
        />
      </Stack>
    );
  },
};
