import type { Meta, StoryObj } from "@storybook/react-vite";
import { Grid } from "../../layout/Grid/index.ts";
import CircleX from "lucide-react/icons/circle-x";
import PackageOpen from "lucide-react/icons/package-open";
import ShoppingCart from "lucide-react/icons/shopping-cart";
import { Button } from "../Button/index.ts";
import { Card } from "../Card/index.ts";
import { longTexts } from "../../testing/long-texts.data.ts";
import { useTexts } from "../../testing/useTexts.ts";
import { useWords } from "../../testing/useWords.ts";
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
    const say = useWords();
    return (
      <Grid columns={2} narrowest={320}>
        <Card>
          <EmptyState
            icon={ShoppingCart}
            title={say("Your cart is empty")}
            actions={<Button variant="solid">{say("See saved products")}</Button>}
          >
            {say("Six products you saved are still here, two of them cheaper than before.")}
          </EmptyState>
        </Card>
        <Card>
          <EmptyState
            icon="busy"
            tone="info"
            title={say("Waiting for your bank")}
            actions={
              <>
                <Button>{say("Check again")}</Button>
                <Button variant="ghost">{say("My orders")}</Button>
              </>
            }
          >
            {say("This takes a few seconds. You can close this page, the result also comes by mail.")}
          </EmptyState>
        </Card>
        <Card>
          <EmptyState
            icon={CircleX}
            tone="critical"
            title={say("The payment was refused")}
            actions={
              <>
                <Button variant="solid">{say("Try another card")}</Button>
                <Button>{say("Pay later")}</Button>
              </>
            }
          >
            {say("Your bank refused Visa •••• 4242. Nothing was taken.")}
          </EmptyState>
        </Card>
        <Card>
          <EmptyState
            size="md"
            icon={PackageOpen}
            title={say("No orders to pay")}
            actions={<Button size="sm">{say("Browse products")}</Button>}
          >
            {say("New orders wait here for 24 hours.")}
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
