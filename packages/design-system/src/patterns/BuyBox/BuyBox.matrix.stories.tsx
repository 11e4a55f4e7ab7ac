import type { Meta, StoryObj } from "@storybook/react-vite";
import ShieldCheck from "lucide-react/icons/shield-check";
import Undo2 from "lucide-react/icons/undo-2";
import { useRef } from "react";
import { Button } from "../../components/Button/index.ts";
import { Stack } from "../../layout/Stack/index.ts";
import { useCommerce } from "../../testing/commerce-samples.ts";
import { Combinations, extremes, SixLanguages } from "../../testing/matrix.tsx";
import { samplePictures } from "../../testing/sample-pictures.ts";
import { money, moneyText } from "../../testing/shop-samples.ts";
import type { Sample } from "../../testing/samples.ts";
import {
  BuyActions,
  BuyRow,
  CouponChip,
  Guarantees,
  PriceBlock,
  ProductHead,
  QuantityRow,
  StickyBuyBar,
} from "./index.ts";

const meta: Meta = { title: "Patterns/BuyBox/Matrix", tags: ["!dev"] };
export default meta;

type Story = StoryObj;

/** A price alone and with everything; coupons to claim and claimed; zero and the highest amount. */
export const EveryPrice: Story = {
  render: () => (
    <Combinations
      choices={{
        amount: [extremes.zero, extremes.many],
        saving: [false, true],
        coupon: ["none", "claim", "claimed"],
      }}
      narrowest={432}
    >
      {({ amount, saving, coupon }) => (
        <PriceBlock
          price={money(amount)}
          oldPrice={saving ? { text: moneyText(amount * 1.2), label: "List price" } : undefined}
          saving={saving ? "Save 17%" : undefined}
          note="each"
          coupons={
            coupon === "none" ? undefined : (
              <CouponChip
                amount="$15 off"
                condition="on orders over $150"
                actionLabel={coupon === "claim" ? "Claim" : "Claimed"}
                claimed={coupon === "claimed"}
              />
            )
          }
        />
      )}
    </Combinations>
  ),
};

function Long({ title, sentence, email, addToCart }: Sample) {
  const { coupons, order } = useCommerce();
  return (
    <Stack gap={16}>
      <ProductHead
        title={`${title} ${extremes.word}`}
        subtitle={sentence}
        facts={[extremes.many, email, order.pieces]}
      />
      <PriceBlock
        price={money(extremes.many)}
        saving={order.freeFreight}
        note={sentence}
        coupons={<CouponChip amount="$20" condition={coupons.over("$300")} actionLabel={coupons.claim} />}
      />
      <BuyRow name={order.track} note={sentence}>
        {title}
      </BuyRow>
      <QuantityRow name={order.pieces} note={`${extremes.zero}`}>
        {extremes.many}
      </QuantityRow>
      <BuyActions>
        <Button variant="soft">{addToCart}</Button>
        <Button variant="solid">{order.pay}</Button>
      </BuyActions>
      <Guarantees
        label={email}
        items={[
          { icon: ShieldCheck, text: order.freeFreight },
          { icon: Undo2, text: order.goBack },
        ]}
      />
    </Stack>
  );
}

/** The middle column in six languages. */
export const LongTexts: Story = {
  render: () => <SixLanguages width={400}>{(sample) => <Long {...sample} />}</SixLanguages>,
};

/** The buttons are out of view, so the bar is visible; a long title is truncated. */
export const Sticky: Story = {
  render: function Sticky() {
    const buttons = useRef<HTMLDivElement>(null);
    return (
      <div style={{ minBlockSize: 160 }}>
        <div
          ref={buttons}
          style={{ position: "absolute", insetBlockStart: -100, inlineSize: 1, blockSize: 1 }}
        />
        <StickyBuyBar
          after={buttons}
          title={`Carmine Touring GT 205/55 R16 91V ${extremes.word}`}
          picture={samplePictures[1] ?? { src: "", alt: "" }}
          price={money(148.5)}
          actions={<Button variant="solid">Add to cart</Button>}
        />
      </div>
    );
  },
};
