import type { Meta, StoryObj } from "@storybook/react-vite";
import { Grid } from "../../layout/Grid/index.ts";
import CircleX from "lucide-react/icons/circle-x";
import PackageOpen from "lucide-react/icons/package-open";
import ShoppingCart from "lucide-react/icons/shopping-cart";
import { Button } from "../Button/index.ts";
import { Card } from "../Card/index.ts";
import { longTexts } from "../../testing/long-texts.data.ts";
import { useTexts } from "../../testing/useTexts.ts";
import { EmptyState } from "./index.ts";

const meta: Meta<typeof EmptyState> = {
  title: "Feedback/EmptyState (Blank slate)",
  id: "components-emptystate",
  component: EmptyState,
};
export default meta;

type Story = StoryObj<typeof EmptyState>;

export const Screens: Story = {
  render: function Screens() {
    return (
      <Grid columns={2} narrowest={320}>
        <Card>
          <EmptyState
            icon={ShoppingCart}
            title="Your cart is empty"
            actions={<Button variant="solid">See saved products</Button>}
          >
            Six products you saved are still here, two of them cheaper than before.
          </EmptyState>
        </Card>
        <Card>
          <EmptyState
            icon="busy"
            tone="info"
            title="Waiting for your bank"
            actions={
              <>
                <Button>Check again</Button>
                <Button variant="ghost">My orders</Button>
              </>
            }
          >
            This takes a few seconds. You can close this page, the result also comes by mail.
          </EmptyState>
        </Card>
        <Card>
          <EmptyState
            icon={CircleX}
            tone="critical"
            title="The payment was refused"
            actions={
              <>
                <Button variant="solid">Try another card</Button>
                <Button>Finish later</Button>
              </>
            }
          >
            Your bank refused Visa •••• 4242. Nothing was taken.
          </EmptyState>
        </Card>
        <Card>
          <EmptyState
            size="md"
            icon={PackageOpen}
            title="No unpaid orders"
            actions={<Button size="sm">Browse products</Button>}
          >
            New orders wait here for 24 hours.
          </EmptyState>
        </Card>
      </Grid>
    );
  },
};

/** Shown in the toolbar's language. */
export const LongText: Story = {
  render: function LongText() {
    const { empty } = useTexts(longTexts);
    return (
      <EmptyState icon={PackageOpen} title={empty.title} actions={<Button>{empty.action}</Button>}>
        {empty.text}
      </EmptyState>
    );
  },
};
