import type { Meta } from "@storybook/react-vite";
import type { Controlled } from "../../testing/controlled.ts";
import CircleCheck from "lucide-react/icons/circle-check";
import Clock from "lucide-react/icons/clock";
import Download from "lucide-react/icons/download";
import { Button } from "../../components/Button/index.ts";
import { Stack } from "../../layout/Stack/index.ts";
import { useCommerce } from "../../testing/commerce-samples.ts";
import { money } from "../../testing/shop-samples.ts";
import { InvoiceCard } from "./index.ts";

const meta: Meta<typeof InvoiceCard> = {
  title: "Commerce/InvoiceCard",
  id: "patterns-invoicecard",
  component: InvoiceCard,
};
export default meta;

/** One that can be downloaded, and one that isn't available yet. */
export const Playground: Controlled<typeof InvoiceCard> = {
  render: function Playground(args) {
    const { invoice, date } = useCommerce();
    const [issued, name, tax] = invoice.facts;
    return (
      <Stack gap={16} style={{ maxInlineSize: 560 }}>
        <InvoiceCard
          title={invoice.name("2026-0117")}
          status={{ text: invoice.issued, tone: "success", icon: CircleCheck }}
          amount={money(191)}
          facts={[
            { name: issued, value: date("2026-11-18") },
            { name, value: "Mara Lindqvist" },
            { name: tax, value: "PST-1042-8817" },
          ]}
          actions={
            <Button size="sm" startIcon={Download}>
              {invoice.download}
            </Button>
          }
          {...args}
        />
        <InvoiceCard
          title={invoice.name("2026-0118")}
          status={{ text: invoice.pending, tone: "caution", icon: Clock }}
          amount={money(366.41)}
          facts={[{ name, value: "Mara Lindqvist" }]}
        />
      </Stack>
    );
  },
};
