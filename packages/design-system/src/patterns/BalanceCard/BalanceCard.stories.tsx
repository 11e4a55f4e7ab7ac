import type { Meta } from "@storybook/react-vite";
import type { Controlled } from "../../testing/controlled.ts";
import { Stack } from "../../layout/Stack/index.ts";
import { useCommerce } from "../../testing/commerce-samples.ts";
import { BalanceCard } from "./index.ts";

const meta: Meta<typeof BalanceCard> = {
  title: "Commerce/BalanceCard",
  id: "patterns-balancecard",
  component: BalanceCard,
};
export default meta;

/** Points of a shopper with all totals, and of a new one with none. */
export const Playground: Controlled<typeof BalanceCard> = {
  render: function Playground(args) {
    const { points } = useCommerce();
    const [all, spent, frozen, paid] = points.figures;
    return (
      <Stack gap={16} style={{ maxInlineSize: 960 }}>
        <BalanceCard
          label={points.current}
          value="2,480"
          worth={points.worth}
          expiring={points.expiring}
          figures={[
            { name: all, value: "6,120" },
            { name: spent, value: "3,640" },
            { name: frozen, value: "120" },
            { name: paid, value: "$36.40" },
          ]}
          {...args}
        />
        <BalanceCard label={points.current} value="0" />
      </Stack>
    );
  },
};
