import type { Meta } from "@storybook/react-vite";
import type { Controlled } from "../../testing/controlled.ts";
import { Card } from "../../components/Card/index.ts";
import { useCommerce } from "../../testing/commerce-samples.ts";
import { PaymentMethodCard, PaymentMethods } from "./index.ts";

const meta: Meta<typeof PaymentMethods> = {
  title: "Commerce/PaymentMethods",
  id: "patterns-paymentmethods",
  component: PaymentMethods,
};
export default meta;

/** A new card, a saved one, and an unavailable method. */
export const Playground: Controlled<typeof PaymentMethods> = {
  render: function Playground(args) {
    const { pay } = useCommerce();
    return (
      <Card style={{ maxInlineSize: 816 }}>
        <PaymentMethods label={pay.label} defaultValue="card" {...args}>
          <PaymentMethodCard
            value="card"
            title={pay.card}
            description={pay.cardText}
            brands={[
              { brand: "visa", label: "Visa" },
              { brand: "mastercard", label: "Mastercard" },
              { brand: "amex", label: "American Express" },
            ]}
          />
          <PaymentMethodCard value="4242" title={pay.saved} description={pay.savedText} />
          <PaymentMethodCard value="later" title={pay.later} description={pay.laterText} disabled />
        </PaymentMethods>
      </Card>
    );
  },
};
