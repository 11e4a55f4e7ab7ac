import type { Meta, StoryObj } from "@storybook/react-vite";
import { fieldTexts } from "../../testing/field-texts.ts";
import { moneyText, useShop } from "../../testing/shop-samples.ts";
import { Table } from "./index.ts";

const meta: Meta<typeof Table> = {
  title: "Basics/Table (Data grid)",
  id: "components-table",
  component: Table,
};
export default meta;

type Story = StoryObj<typeof Table>;

function Sample({ none = false, width }: { none?: boolean; width?: number }) {
  const { texts, products } = useShop();
  const { account } = texts.navigation;
  const { price } = fieldTexts;
  return (
    <div style={{ maxInlineSize: width }}>
      <Table
        label={texts.orders}
        columns={[
          { id: "title", header: account.goods, cell: (row) => row.title, rowHeader: true },
          { id: "shop", header: account.shops, cell: (row) => row.shop },
          { id: "price", header: price.label, cell: (row) => moneyText(row.price), numeric: true },
        ]}
        rows={none ? [] : products.slice(0, 5)}
        rowKey={(row) => row.id}
        empty={account.noOrders}
      />
    </div>
  );
}

export const Playground: Story = { render: () => <Sample /> };

export const Narrow: Story = { render: () => <Sample width={320} /> };

export const Empty: Story = { render: () => <Sample none /> };
