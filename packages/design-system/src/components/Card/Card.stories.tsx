import type { Meta, StoryObj } from "@storybook/react-vite";
import { Stack } from "../../layout/Stack/index.ts";
import { Link } from "../Link/index.ts";
import { Card, CardHead } from "./index.ts";

const meta: Meta<typeof Card> = { title: "Basics/Card", id: "components-card", component: Card };
export default meta;

type Story = StoryObj<typeof Card>;

export const WithHead: Story = {
  render: function WithHead() {
    return (
      <Stack gap={16}>
        <Card padding="none" element="section">
          <CardHead title="My orders">
            <Link href="#all" tone="muted">
              All orders
            </Link>
          </CardHead>
          <div style={{ padding: 24 }}>Four winter tires arrive on Tuesday between 9 and 12.</div>
        </Card>
        <Card>A card without a head keeps 24 px around what stands in it.</Card>
      </Stack>
    );
  },
};
