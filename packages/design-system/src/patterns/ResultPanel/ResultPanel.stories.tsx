import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../../components/Button/index.ts";
import { Stack } from "../../layout/Stack/index.ts";
import { money, useShop } from "../../testing/shop-samples.ts";
import { ResultPanel } from "./index.ts";

const meta: Meta = { title: "Patterns/ResultPanel" };
export default meta;

type Story = StoryObj;

export const Playground: Story = {
  render: function Playground() {
    const { texts } = useShop();
    return (
      <ResultPanel
        state="paid"
        title={texts.heroTitle}
        text={texts.notes[2]?.[1]}
        amount={money(427.1)}
        actions={
          <>
            <Button variant="solid" size="lg">
              {texts.orders}
            </Button>
            <Button size="lg">{texts.seeAll}</Button>
          </>
        }
        facts={texts.shortcuts.map((name, index) => ({ name, value: texts.hotWords[index % 3] }))}
      />
    );
  },
};

export const PendingAndFailed: Story = {
  render: function PendingAndFailed() {
    const { texts } = useShop();
    return (
      <Stack gap={16}>
        <ResultPanel
          state="pending"
          title={texts.flashText}
          text={texts.heroText}
          actions={<Button>{texts.search}</Button>}
        />
        <ResultPanel
          state="failed"
          title={texts.soldOut}
          text={texts.heroText}
          actions={<Button variant="solid">{texts.claim}</Button>}
        />
      </Stack>
    );
  },
};

export const Chinese: Story = { ...Playground, globals: { language: "zh-CN" } };

export const Thai: Story = { ...Playground, globals: { language: "th" } };

export const Lao: Story = { ...Playground, globals: { language: "lo" } };

export const Dark: Story = { ...Playground, globals: { scheme: "dark" } };
