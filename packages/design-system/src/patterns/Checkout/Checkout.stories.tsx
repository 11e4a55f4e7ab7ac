import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { Button } from "../../components/Button/index.ts";
import { Card, CardHead } from "../../components/Card/index.ts";
import { Countdown } from "../../components/Countdown/index.ts";
import { Link } from "../../components/Link/index.ts";
import { TextArea } from "../../components/TextArea/index.ts";
import { CouponTicket } from "../Cart/index.ts";
import { money, moneyText, useShop } from "../../testing/shop-samples.ts";
import { AddressCard, AddressGrid, CheckoutShopGroup, OrderSummary } from "./index.ts";

const meta: Meta = { title: "Patterns/Checkout" };
export default meta;

type Story = StoryObj;

const people = ["Mara Lindqvist", "Sami Lindqvist", "ສົມພອນ ວົງສາ"];

/** Addresses, the goods of a shop, the sums. */
export const Playground: Story = {
  render: function Playground() {
    const { texts, products } = useShop();
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
            <AddressGrid role="radiogroup" aria-label={texts.footerHeads[1]}>
              {people.map((recipient, index) => (
                <AddressCard
                  key={recipient}
                  recipient={recipient}
                  defaultLabel={index === 0 ? texts.collect : undefined}
                  lines={["1820 Commercial Drive, unit 4", "Vancouver, BC V5K 0A1, Canada"]}
                  phone="+1 604 555 0173"
                  actions={<Link href={`#edit-${index}`}>{texts.help}</Link>}
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
            <CardHead title={texts.allGoods} />
            <CheckoutShopGroup
              name={texts.shops[1] ?? ""}
              mark={texts.selfOperated}
              delivery={texts.notes[1]?.[1]}
              goods={products.slice(0, 2).map((product) => ({
                id: product.id,
                title: product.title,
                picture: product.picture,
                option: "205/55 R16 94V",
                price: money(product.price),
                oldPrice: product.oldPrice
                  ? { text: moneyText(product.oldPrice), label: texts.listPrice }
                  : undefined,
                count: "× 4",
                sum: money(product.price * 4),
              }))}
              note={<TextArea label={texts.chat} rows={2} />}
              coupon={
                <>
                  <CouponTicket>{texts.couponAmount}</CouponTicket> −$15.00
                </>
              }
              total={{ label: texts.listPrice, value: moneyText(798.6) }}
            />
          </Card>
        </div>
        <OrderSummary
          title={texts.orders}
          aside="8"
          rows={[
            { id: "goods", name: texts.allGoods, value: moneyText(439.86) },
            { id: "freight", name: texts.footerHeads[1], value: moneyText(6.9) },
            { id: "coupon", name: texts.service[1], value: "−$25.00", reduction: true },
            { id: "tax", name: "GST 5 %", value: moneyText(20.34) },
          ]}
          total={{ label: texts.shortcuts[0], parts: money(427.1) }}
          totalNotes={[texts.save, texts.greetingText]}
          action={
            <Button variant="solid" size="lg" fullWidth>
              {texts.claim}
            </Button>
          }
          hold={
            <>
              {texts.flashText} <Countdown now={0} until={872_000} label={() => texts.flashText} />
            </>
          }
          terms={texts.notes[3]?.[1]}
          address={{
            name: people[0] ?? "",
            lines: ["1820 Commercial Drive, unit 4", "Vancouver, BC V5K 0A1"],
          }}
        />
      </div>
    );
  },
};

/** In the address book a card is an article with its actions. */
export const AddressBook: Story = {
  render: function AddressBook() {
    const { texts } = useShop();
    return (
      <AddressGrid>
        {people.map((recipient) => (
          <AddressCard
            key={recipient}
            recipient={recipient}
            lines={["77/5 ຖະໜົນເສດຖາທິລາດ, ບ້ານຊຽງຍືນ", "ນະຄອນຫຼວງວຽງຈັນ, ລາວ"]}
            phone="+856 20 5555 0173"
            actions={<Link href="#edit">{texts.help}</Link>}
          />
        ))}
      </AddressGrid>
    );
  },
};

export const Chinese: Story = { ...Playground, globals: { language: "zh-CN" } };

export const Thai: Story = { ...Playground, globals: { language: "th" } };

export const Lao: Story = { ...Playground, globals: { language: "lo" } };

export const Dark: Story = { ...Playground, globals: { scheme: "dark" } };
