import type { Meta, StoryObj } from "@storybook/react-vite";
import CircleDollarSign from "lucide-react/icons/circle-dollar-sign";
import ShieldCheck from "lucide-react/icons/shield-check";
import ShoppingCart from "lucide-react/icons/shopping-cart";
import Undo2 from "lucide-react/icons/undo-2";
import { useState } from "react";
import { Button } from "../../components/Button/index.ts";
import { QuantityStepper } from "../../components/QuantityStepper/index.ts";
import { Rating } from "../../components/Rating/index.ts";
import { Tag } from "../../components/Tag/index.ts";
import { samplePictures } from "../../testing/sample-pictures.ts";
import { money, moneyText, useShop } from "../../testing/shop-samples.ts";
import { MerchantAside } from "../MerchantAside/index.ts";
import { ProductGallery } from "../ProductGallery/index.ts";
import { SkuPicker } from "../SkuPicker/index.ts";
import {
  BuyActions,
  BuyRow,
  CouponChip,
  Guarantees,
  PriceBlock,
  ProductFrame,
  ProductHead,
  QuantityRow,
} from "./index.ts";

const meta: Meta = { title: "Patterns/BuyBox" };
export default meta;

type Story = StoryObj;

/** The main block of a product page, all of its pieces together. */
export const Playground: Story = {
  render: function Playground() {
    const { texts, products } = useShop();
    const [claimed, setClaimed] = useState(false);
    const [size = "", index = ""] = texts.groups;
    const [value, setValue] = useState<Record<string, string>>({ [size]: "205/55 R16", [index]: "91V" });
    return (
      <ProductFrame
        gallery={
          <ProductGallery
            label={texts.products[1] ?? ""}
            pictures={samplePictures.slice(0, 6)}
            thumbLabel={(place, count) => `${place + 1} / ${count}`}
            zoomHint={texts.search}
          />
        }
        aside={
          <MerchantAside
            href="#shop"
            name={texts.shops[1] ?? ""}
            mark={{ text: texts.selfOperated, self: true }}
            scores={texts.shortcuts.slice(0, 3).map((name) => ({ name, value: "4.9" }))}
            actions={
              <>
                <Button fullWidth>{texts.seeAll}</Button>
                <Button fullWidth>{texts.chat}</Button>
              </>
            }
            goods={{
              title: texts.topList,
              products: products.slice(0, 4).map((product) => ({
                id: product.id,
                href: product.href,
                title: product.title,
                picture: product.picture,
                price: money(product.price),
              })),
            }}
          />
        }
      >
        <ProductHead
          title={texts.products[1] ?? ""}
          subtitle={texts.heroText}
          facts={[
            <Rating key="rating" value={4.8} label={texts.rating}>
              <strong>4.8</strong>
            </Rating>,
            texts.sold,
            <Tag key="rank" variant="caution">
              {texts.topList}
            </Tag>,
          ]}
        />
        <PriceBlock
          price={money(148.5)}
          oldPrice={{ text: moneyText(171), label: texts.listPrice }}
          saving={texts.save}
          note={texts.freeFitting}
          coupons={
            <>
              <CouponChip
                amount={texts.couponAmount}
                condition={texts.couponCondition}
                actionLabel={claimed ? `✓ ${texts.claim}` : texts.claim}
                claimed={claimed}
                onClaim={() => setClaimed(true)}
              />
              <CouponChip
                amount="8%"
                condition={texts.groups[0] ?? ""}
                actionLabel={`✓ ${texts.claim}`}
                claimed
              />
            </>
          }
        />
        <SkuPicker
          soldOutLabel={texts.soldOut}
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
        <BuyRow name={texts.footerHeads[1]} note={texts.notes[1]?.[1]}>
          <strong>{texts.fitting}</strong>
        </BuyRow>
        <QuantityRow name={texts.groups[3] ?? ""} note="86 · $594.00">
          <QuantityStepper
            size="md"
            label={texts.products[1] ?? ""}
            decreaseLabel="−"
            increaseLabel="+"
            defaultValue={4}
            max={86}
          />
        </QuantityRow>
        <BuyActions>
          <Button variant="soft" size="lg" startIcon={ShoppingCart}>
            {texts.cart}
          </Button>
          <Button variant="solid" size="lg">
            {texts.claim}
          </Button>
        </BuyActions>
        <Guarantees
          label={texts.help}
          items={[ShieldCheck, Undo2, CircleDollarSign].map((icon, place) => ({
            icon,
            text: texts.notes[place]?.[0] ?? "",
          }))}
        />
      </ProductFrame>
    );
  },
};

export const Chinese: Story = { ...Playground, globals: { language: "zh-CN" } };

export const Thai: Story = { ...Playground, globals: { language: "th" } };

export const Lao: Story = { ...Playground, globals: { language: "lo" } };

export const Dark: Story = { ...Playground, globals: { scheme: "dark" } };
