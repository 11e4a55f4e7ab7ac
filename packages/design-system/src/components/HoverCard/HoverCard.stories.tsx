import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Controlled } from "../../testing/controlled.ts";
import { Stack } from "../../layout/Stack/index.ts";
import { useShop } from "../../testing/shop-samples.ts";
import { Text } from "../Text/index.ts";
import { HoverCard, type HoverCardProps } from "./index.ts";

const meta: Meta<typeof HoverCard> = {
  title: "Overlays/HoverCard (Preview card)",
  id: "components-hovercard",
  component: HoverCard,
};
export default meta;

type Story = StoryObj<typeof HoverCard>;

function Sample({ open, ...rest }: Partial<HoverCardProps>) {
  const { texts } = useShop();
  return (
    <div style={{ minBlockSize: 160 }}>
      <HoverCard trigger={texts.shops[0]} href="#shop" defaultOpen={open} {...rest}>
        <Stack gap={4}>
          <strong>{texts.shops[0]}</strong>
          <Text>{texts.followers}</Text>
          <Text>{texts.hours}</Text>
        </Stack>
      </HoverCard>
    </div>
  );
}

export const Playground: Controlled<typeof HoverCard> = { render: (args) => <Sample {...args} /> };

export const Open: Story = { render: () => <Sample open /> };
