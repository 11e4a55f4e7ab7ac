import type { Meta } from "@storybook/react-vite";
import type { Controlled } from "../../testing/controlled.ts";
import CircleDollarSign from "lucide-react/icons/circle-dollar-sign";
import Heart from "lucide-react/icons/heart";
import Share2 from "lucide-react/icons/share-2";
import ShieldCheck from "lucide-react/icons/shield-check";
import ShoppingCart from "lucide-react/icons/shopping-cart";
import Undo2 from "lucide-react/icons/undo-2";
import { useState } from "react";
import { Button } from "../../components/Button/index.ts";
import { QuantityStepper } from "../../components/QuantityStepper/index.ts";
import { Rating } from "../../components/Rating/index.ts";
import { Tag } from "../../components/Tag/index.ts";
import { Text } from "../../components/Text/index.ts";
import { ToggleButton } from "../../components/ToggleButton/index.ts";
import { Inline } from "../../layout/Inline/index.ts";
import { SampleMerchantAside } from "../../testing/SampleMerchantAside.tsx";
import { buyingTexts } from "../../testing/buying-texts.ts";
import { useCommerce } from "../../testing/commerce-samples.ts";
import { samplePictures } from "../../testing/sample-pictures.ts";
import { money, moneyText, useShop } from "../../testing/shop-samples.ts";
import { useSample } from "../../testing/samples.ts";
import { TireLabel } from "../TireLabel/index.ts";
import { ProductGallery } from "../ProductGallery/index.ts";
import { SkuPicker } from "../SkuPicker/index.ts";
import {
  BuyActions,
  BuyRow,
  CouponChip,
  Guarantees,
  PriceBlock,
  ProductPageLayout,
  ProductHead,
  QuantityPresets,
  QuantityRow,
} from "./index.ts";

const meta: Meta<typeof ProductPageLayout> = {
  title: "Commerce/BuyBox",
  id: "patterns-buybox",
  component: ProductPageLayout,
};
export default meta;

/** The main section of a product page with all parts. */
export const Playground: Controlled<typeof ProductPageLayout> = {
  render: function Playground(args) {
    const { texts } = useShop();
    const { coupons } = useCommerce();
    const { product: words } = buyingTexts;
    const { addToCart } = useSample();
    const [claimed, setClaimed] = useState(false);
    const [count, setCount] = useState(4);
    const [size, index] = words.options;
    const [value, setValue] = useState<Record<string, string>>({ [size]: "205/55 R16", [index]: "91V" });
    return (
      <ProductPageLayout
        gallery={
          <>
            <ProductGallery
              label={texts.products[1] ?? ""}
              pictures={[1, 3, 0, 6, 4].flatMap((place) => samplePictures[place] ?? [])}
            />
            <Inline gap={16}>
              <ToggleButton icon={Heart} label={`${texts.service[3]} (1,204)`} size="sm" />
              <Button variant="ghost" size="sm" startIcon={Share2}>
                {words.share}
              </Button>
              <Text size={12} tone="muted" style={{ marginInlineStart: "auto" }}>
                {words.item}
              </Text>
            </Inline>
          </>
        }
        details={<TireLabel fuel="B" wet="A" noise={69} noiseClass="A" />}
        aside={
          <SampleMerchantAside
            name={texts.shops[1] ?? ""}
            mark={{ text: texts.selfOperated, self: true }}
            scores={["4.9", "4.8", "4.9"]}
            range={[2, 6]}
          />
        }
        {...args}
      >
        <ProductHead
          title={texts.products[1] ?? ""}
          subtitle={words.subtitle}
          facts={[
            <Rating key="rating" value={4.8} label={texts.rating}>
              <strong>4.8</strong>
            </Rating>,
            texts.sold,
            <Tag key="rank" variant="caution">
              {words.rank}
            </Tag>,
          ]}
        />
        <PriceBlock
          price={money(148.5)}
          oldPrice={{ text: moneyText(171), label: texts.listPrice }}
          saving={texts.save}
          coupons={
            <>
              <CouponChip
                amount={texts.couponAmount}
                condition={texts.couponCondition}
                actionLabel={claimed ? coupons.claimed : coupons.claim}
                claimed={claimed}
                onClaim={() => setClaimed(true)}
              />
              <CouponChip amount="8%" condition={words.forFour} actionLabel={coupons.claimed} claimed />
            </>
          }
        >
          <span>
            {count} × {moneyText(148.5)} = <strong>{moneyText(count * 148.5)}</strong>
          </span>
        </PriceBlock>
        <SkuPicker
          value={value}
          onValueChange={setValue}
          attributes={[
            {
              name: size,
              options: ["195/65 R15", "205/55 R16", "215/60 R17", "225/45 R17", "225/40 R18"].map(
                (option) => ({
                  value: option,
                  soldOut: option.endsWith("R18"),
                }),
              ),
            },
            { name: index, options: ["91V", "94V XL", "94W XL"].map((option) => ({ value: option })) },
          ]}
        />
        <BuyRow name={words.delivery} note={words.deliveryNote}>
          <strong>{words.deliveryText}</strong>
        </BuyRow>
        <QuantityRow
          name={words.quantity}
          note={
            <Text element="span" tone="success">
              {words.stock}
            </Text>
          }
        >
          <QuantityStepper
            size="md"
            label={texts.products[1] ?? ""}
            value={count}
            max={86}
            onValueChange={setCount}
          />
          <QuantityPresets
            label={words.quantity}
            presets={[1, 2, 4].map((units) => ({ value: units, text: `${units}` }))}
            value={count}
            onValueChange={setCount}
          />
        </QuantityRow>
        <BuyActions>
          <Button variant="soft" size="lg" startIcon={ShoppingCart}>
            {addToCart}
          </Button>
          <Button variant="solid" size="lg">
            {words.buy}
          </Button>
        </BuyActions>
        <Guarantees
          label={words.guarantees.join(", ")}
          items={[ShieldCheck, Undo2, CircleDollarSign].map((icon, place) => ({
            icon,
            text: words.guarantees[place] ?? "",
          }))}
        />
      </ProductPageLayout>
    );
  },
};
