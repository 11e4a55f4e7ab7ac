import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../../components/Button/index.ts";
import { Link } from "../../components/Link/index.ts";
import { Stack } from "../../layout/Stack/index.ts";
import { useCommerce } from "../../testing/commerce-samples.ts";
import { Combinations, extremes, SixLanguages } from "../../testing/matrix.tsx";
import { samplePictures } from "../../testing/sample-pictures.ts";
import type { Sample } from "../../testing/samples.ts";
import { money, moneyText } from "../../testing/shop-samples.ts";
import { AddressCard, AddressGrid, CheckoutShopGroup, OrderSummary } from "./index.ts";

const meta: Meta = { title: "Patterns/Checkout/Matrix", tags: ["!dev"] };
export default meta;

type Story = StoryObj;

/** In the address book and as a radio button, checked or not, with and without the default tag. */
export const EveryAddress: Story = {
  render: () => (
    <Combinations choices={{ kind: ["book", "choice", "chosen"], first: [false, true] }} narrowest={232}>
      {({ kind, first }) => (
        <AddressCard
          recipient="Mara Lindqvist"
          defaultLabel={first ? "Default" : undefined}
          lines={["1820 Commercial Drive, unit 4", "Vancouver, BC V5K 0A1, Canada"]}
          phone="+1 604 555 0173"
          actions={<Link href="#edit">Edit</Link>}
          choice={
            kind === "book"
              ? undefined
              : {
                  name: `address-${kind}-${first}`,
                  value: "1",
                  checked: kind === "chosen",
                  onChoose: () => undefined,
                }
          }
        />
      )}
    </Combinations>
  ),
};

/** Minimal and complete, while totals load and after. */
export const EverySummary: Story = {
  render: () => (
    <Combinations choices={{ whole: [false, true], loading: [false, true] }} narrowest={368}>
      {({ whole, loading }) => (
        <OrderSummary
          title={`Summary${whole ? ", whole" : ""}${loading ? ", loading" : ""}`}
          aside={whole ? "8 pieces" : undefined}
          rows={[
            { id: "goods", name: "Products", value: moneyText(439.86) },
            { id: "coupon", name: "Coupon", value: "−$25.00", reduction: true },
          ]}
          total={{ label: "Total due", parts: money(414.86), size: whole ? 24 : 16 }}
          totalNotes={whole ? ["You save $25.00", "You earn 414 points"] : undefined}
          loading={loading}
          action={whole ? <Button variant="solid">Place the order</Button> : undefined}
          hold={whole ? "Price and stock are held for 14:32" : undefined}
          terms={whole ? "With the order you accept the terms of sale." : undefined}
          address={whole ? { name: "Mara Lindqvist", lines: ["Vancouver, BC"] } : undefined}
        />
      )}
    </Combinations>
  ),
};

function Long({ title, sentence, email }: Sample) {
  const { order, coupons } = useCommerce();
  return (
    <Stack gap={16}>
      <AddressGrid>
        <AddressCard
          recipient={`${email} ${extremes.word}`}
          defaultLabel={order.receive}
          lines={[sentence, title]}
          phone={`+${extremes.many}`}
          actions={<Link href="#edit">{order.address}</Link>}
        />
      </AddressGrid>
      <CheckoutShopGroup
        name={`${title} ${extremes.word}`}
        mark={order.freeFreight}
        delivery={sentence}
        items={[
          {
            id: 1,
            title,
            picture: samplePictures[0] ?? { src: "", alt: "" },
            option: sentence,
            price: money(extremes.many),
            count: `× ${extremes.many}`,
            sum: money(extremes.zero),
          },
        ]}
        coupon={coupons.over("$300")}
        total={{ label: order.pieces, value: moneyText(extremes.many) }}
      />
      <OrderSummary
        title={sentence}
        rows={[{ id: "goods", name: title, value: moneyText(extremes.many) }]}
        total={{ label: order.pay, parts: money(extremes.many) }}
        action={<Button variant="solid">{order.pay}</Button>}
        hold={order.timeLeft}
        terms={sentence}
      />
    </Stack>
  );
}

export const LongTexts: Story = {
  render: () => <SixLanguages width={640}>{(sample) => <Long {...sample} />}</SixLanguages>,
};
