import type { Meta, StoryObj } from "@storybook/react-vite";
import { Stack } from "../../layout/Stack/index.ts";
import { Inline } from "../../layout/Inline/index.ts";
import { Card } from "../Card/index.ts";
import { Skeleton } from "./index.ts";

const meta: Meta<typeof Skeleton> = {
  title: "Feedback/Skeleton (Placeholder)",
  id: "components-skeleton",
  component: Skeleton,
};
export default meta;

type Story = StoryObj<typeof Skeleton>;

export const Playground: Story = { args: { width: 240, height: 12 } };

export const OrderCard: Story = {
  render: () => (
    <Card aria-busy style={{ inlineSize: "min(420px, 100%)" }}>
      <Inline gap={16} align="start" oneLine>
        <Skeleton width={72} height={72} style={{ flexShrink: 0 }} />
        <Stack gap={10} style={{ flexGrow: 1 }}>
          <Skeleton />
          <Skeleton width="75%" />
          <Skeleton width={96} height={24} />
        </Stack>
        <Skeleton width={88} height={24} shape="pill" />
      </Inline>
    </Card>
  ),
};
