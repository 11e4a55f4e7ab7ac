import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Controlled } from "../../testing/controlled.ts";
import { fieldTexts } from "../../testing/field-texts.ts";
import { moneyText, useShop } from "../../testing/shop-samples.ts";
import { Table, type TableProps } from "./index.ts";

const meta: Meta<typeof Table> = {
  title: "Basics/Table (Data grid)",
  id: "components-table",
  component: Table,
};
export default meta;

type Story = StoryObj<typeof Table>;

type SampleProps = { none?: boolean; width?: number } & Partial<
  Pick<TableProps<unknown>, "label" | "labelHidden" | "empty">
>;

function Sample({ none = false, width, label, labelHidden, empty }: SampleProps) {
  const { texts, products } = useShop();
  const { account } = texts.navigation;
  const { price } = fieldTexts;
  return (
    <div style={{ maxInlineSize: width }}>
      <Table
        label={label ?? texts.orders}
        labelHidden={labelHidden}
        columns={[
          { id: "title", header: account.goods, cell: (row) => row.title, rowHeader: true },
          { id: "shop", header: account.shops, cell: (row) => row.shop },
          { id: "price", header: price.label, cell: (row) => moneyText(row.price), numeric: true },
        ]}
        rows={none ? [] : products.slice(0, 5)}
        rowKey={(row) => row.id}
        empty={empty ?? account.noOrders}
      />
    </div>
  );
}

export const Playground: Controlled<typeof Table> = {
  render: ({ label, labelHidden, empty }) => <Sample {...{ label, labelHidden, empty }} />,
};

export const Narrow: Story = { render: () => <Sample width={320} /> };

export const Empty: Story = { render: () => <Sample none /> };
