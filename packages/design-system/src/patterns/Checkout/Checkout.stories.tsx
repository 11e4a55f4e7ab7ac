import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Controlled } from "../../testing/controlled.ts";
import { useState } from "react";
import { Button } from "../../components/Button/index.ts";
import { Card, CardHead } from "../../components/Card/index.ts";
import { Countdown } from "../../components/Countdown/index.ts";
import { Link } from "../../components/Link/index.ts";
import { TextArea } from "../../components/TextArea/index.ts";
import { CouponTicket } from "../Cart/index.ts";
import { buyingTexts } from "../../testing/buying-texts.ts";
import { money, moneyText, useShop } from "../../testing/shop-samples.ts";
import { AddressCard, AddressGrid, CheckoutShopGroup, OrderSummary } from "./index.ts";

const meta: Meta<typeof AddressGrid> = {
  title: "Commerce/Checkout",
  id: "patterns-checkout",
  component: AddressGrid,
};
export default meta;

type Story = StoryObj<typeof AddressGrid>;

const people = ["Mara Lindqvist", "Sami Lindqvist", "ສົມພອນ ວົງສາ"];

/** Addresses, a shop's products, totals. */
export const Playground: Controlled<typeof AddressGrid> = {
  render: function Playground(args) {
    const { texts, products } = useShop();
    const { checkout } = buyingTexts;
    const [address, setAddress] = useState("0");
    return (
      <div
        style={{
          display: "grid",
          gridTemplateColumns: "minmax(0, 816px) 368px",
          gap: 16,
          alignItems: "start",
        }}
      >
        <div style={{ display: "grid", gap: 16 }}>
          <Card>
            <AddressGrid role="radiogroup" aria-label={checkout.deliverTo} {...args}>
              {people.map((recipient, index) => (
                <AddressCard
                  key={recipient}
                  recipient={recipient}
                  defaultLabel={index === 0 ? checkout.isDefault : undefined}
                  lines={["1820 Commercial Drive, unit 4", "Vancouver, BC V5K 0A1, Canada"]}
                  phone="+1 604 555 0173"
                  actions={<Link href={`#edit-${index}`}>{checkout.edit}</Link>}
                  choice={{
                    name: "address",
                    value: String(index),
                    checked: address === String(index),
                    onChoose: setAddress,
                  }}
                />
              ))}
            </AddressGrid>
          </Card>
          <Card padding="none">
            <CardHead title={checkout.goods} />
            <CheckoutShopGroup
              name={texts.shops[1] ?? ""}
              mark={texts.selfOperated}
              delivery={checkout.arrives}
              items={products.slice(0, 2).map((product) => ({
                id: product.id,
                title: product.title,
                picture: product.picture,
                option: product.option,
                price: money(product.price),
                oldPrice: product.oldPrice
                  ? { text: moneyText(product.oldPrice), label: texts.listPrice }
                  : undefined,
                count: `× ${product.count}`,
                sum: money(product.price * product.count),
              }))}
              note={<TextArea label={checkout.note} rows={2} />}
              coupon={
                <>
                  <CouponTicket>{texts.couponAmount}</CouponTicket> <bdi>−$15.00</bdi>
                </>
              }
              total={{ label: checkout.shopTotal, value: moneyText(798.6) }}
            />
          </Card>
        </div>
        <OrderSummary
          title={checkout.summary}
          aside={checkout.pieces}
          rows={[
            { id: "goods", name: checkout.rows[0], value: moneyText(813.6) },
            { id: "freight", name: checkout.rows[1], value: moneyText(6.9) },
            { id: "coupon", name: checkout.rows[2], value: "−$15.00", reduction: true },
            { id: "tax", name: checkout.rows[3], value: moneyText(40.28) },
          ]}
          total={{ label: checkout.toPay, parts: money(845.78) }}
          totalNotes={[checkout.saved, checkout.earned]}
          action={
            <Button variant="solid" size="lg" fullWidth>
              {checkout.place}
            </Button>
          }
          hold={
            <>
              {checkout.hold} <Countdown now={0} until={872_000} label={() => checkout.hold} />
            </>
          }
          terms={checkout.terms}
          address={{
            name: people[0] ?? "",
            lines: ["1820 Commercial Drive, unit 4", "Vancouver, BC V5K 0A1"],
          }}
        />
      </div>
    );
  },
};

/** In the address book, a card is an article with its actions. */
export const AddressBook: Story = {
  render: function AddressBook() {
    const { checkout } = buyingTexts;
    return (
      <AddressGrid>
        {people.map((recipient) => (
          <AddressCard
            key={recipient}
            recipient={recipient}
            lines={["77/5 ຖະໜົນເສດຖາທິລາດ, ບ້ານຊຽງຍືນ", "ນະຄອນຫຼວງວຽງຈັນ, ລາວ"]}
            phone="+856 20 5555 0173"
            actions={<Link href="#edit">{checkout.edit}</Link>}
          />
        ))}
      </AddressGrid>
    );
  },
};
