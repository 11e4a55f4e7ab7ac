import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../../components/Button/index.ts";
import { Checkbox } from "../../components/Checkbox/index.ts";
import { Link } from "../../components/Link/index.ts";
import { QuantityStepper } from "../../components/QuantityStepper/index.ts";
import { Stack } from "../../layout/Stack/index.ts";
import { useCommerce } from "../../testing/commerce-samples.ts";
import { Combinations, extremes, SixLanguages } from "../../testing/matrix.tsx";
import { samplePictures } from "../../testing/sample-pictures.ts";
import type { Sample, SampleLanguage } from "../../testing/samples.ts";
import { money, moneyText } from "../../testing/shop-samples.ts";
import {
  CartBar,
  CartCouponHint,
  CartHead,
  CartInvalid,
  CartLine,
  CartShopGroup,
  FreeShippingMeter,
} from "./index.ts";

const meta: Meta = { title: "Patterns/Cart/Matrix", tags: ["!dev"] };
export default meta;

type Story = StoryObj;

const [picture = { src: "", alt: "" }] = samplePictures;

/**
 * A coupon that applies, one with a missing amount, and none; free shipping reached, missing and not offered.
 */
export const EveryGroup: Story = {
  render: () => (
    <Combinations
      choices={{ coupon: ["none", "short", "applies"], freight: ["none", "missing", "reached"] }}
      narrowest={960}
    >
      {({ coupon, freight }) => (
        <CartShopGroup
          shop={{ name: `Nordic Tire House, coupon ${coupon}, freight ${freight}`, href: "#shop" }}
          tick={<Checkbox labelHidden>Nordic Tire House</Checkbox>}
          coupon={
            coupon === "none" ? undefined : (
              <CartCouponHint
                applies={coupon === "applies"}
                text={coupon === "applies" ? "The best coupon applies" : "Add $35.10 for"}
                ticket="$15 off"
              />
            )
          }
          freeShipping={
            {
              none: undefined,
              missing: (
                <FreeShippingMeter
                  text="Add $35.10 for free freight"
                  meterLabel="Free shipping"
                  value={24.9}
                  max={60}
                  sums="$24.90 of $60.00"
                />
              ),
              reached: <FreeShippingMeter reached="Free shipping" text="from this shop" />,
            }[freight]
          }
        >
          {null}
        </CartShopGroup>
      )}
    </Combinations>
  ),
};

interface LongProps extends Sample {
  language: SampleLanguage;
}

function Long({ title, sentence, addToCart, email, language }: LongProps) {
  const { order, coupons, shop } = useCommerce();
  return (
    <Stack gap={16}>
      <CartHead
        selectAll={<Checkbox>{addToCart}</Checkbox>}
        columns={[order.pieces, email, order.track, order.remove]}
      />
      <CartShopGroup
        shop={{ name: `${title} ${extremes.word}`, href: "#shop" }}
        mark={shop.verified}
        tick={<Checkbox labelHidden>{title}</Checkbox>}
        service={<Link href="#chat">{shop.chat}</Link>}
        coupon={<CartCouponHint applies={false} text={coupons.over("$300")} ticket="$20" />}
        freeShipping={
          <FreeShippingMeter
            text={sentence}
            meterLabel={order.freeFreight}
            value={extremes.zero}
            max={extremes.many}
            sums={`${moneyText(extremes.zero)} / ${moneyText(extremes.many)}`}
          />
        }
      >
        <CartLine
          tick={<Checkbox labelHidden>{title}</Checkbox>}
          item={{ title: `${title} ${extremes.word}`, href: "#goods", picture, option: sentence }}
          price={money(extremes.zero)}
          oldPrice={{ text: moneyText(extremes.many), label: email }}
          quantity={<QuantityStepper label={title} defaultValue={extremes.many} hint={coupons.gone} />}
          subtotal={money(extremes.many)}
          actions={
            <Button variant="link" size="sm">
              {order.remove}
            </Button>
          }
        />
      </CartShopGroup>
      <CartInvalid
        title={`${coupons.gone} (${language})`}
        text={coupons.goneText}
        defaultOpen
        items={[{ id: 1, title, picture, reason: coupons.gone, actions: null }]}
        actions={<Button size="sm">{order.remove}</Button>}
      />
      <CartBar
        label={`${addToCart} (${language})`}
        start={<Checkbox>{addToCart}</Checkbox>}
        count={`${extremes.many}`}
        totalLabel={order.pieces}
        total={money(extremes.many)}
        hint={sentence}
        loading
        action={<Button variant="solid">{order.pay}</Button>}
      />
    </Stack>
  );
}

/** A whole cart in six languages. */
export const LongTexts: Story = {
  render: () => (
    <SixLanguages width={1000}>{(sample, language) => <Long {...sample} language={language} />}</SixLanguages>
  ),
};
