import type { Meta, StoryObj } from "@storybook/react-vite";
import { Stack } from "../../layout/Stack/index.ts";
import { useShop } from "../../testing/shop-samples.ts";
import { Text } from "../Text/index.ts";
import { HoverCard } from "./index.ts";

const meta: Meta<typeof HoverCard> = {
  title: "Overlays/HoverCard (Preview card)",
  id: "components-hovercard",
  component: HoverCard,
};
export default meta;

type Story = StoryObj<typeof HoverCard>;

function Sample({ open }: { open?: boolean }) {
  const { texts } = useShop();
  return (
    <div style={{ minBlockSize: 160 }}>
      <HoverCard trigger={texts.shops[0]} href="#shop" defaultOpen={open}>
        <Stack gap={4}>
          <strong>{texts.shops[0]}</strong>
          <Text>{texts.followers}</Text>
          <Text>{texts.hours}</Text>
        </Stack>
      </HoverCard>
    </div>
  );
}

export const Playground: Story = { render: () => <Sample /> };

export const Open: Story = { render: () => <Sample open /> };
