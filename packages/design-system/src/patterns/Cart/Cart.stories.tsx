import type { Meta, StoryObj } from "@storybook/react-vite";
import Heart from "lucide-react/icons/heart";
import PackageX from "lucide-react/icons/package-x";
import Trash2 from "lucide-react/icons/trash-2";
import { Button } from "../../components/Button/index.ts";
import { Checkbox } from "../../components/Checkbox/index.ts";
import { IconButton } from "../../components/IconButton/index.ts";
import { Link } from "../../components/Link/index.ts";
import { QuantityStepper } from "../../components/QuantityStepper/index.ts";
import { StatusChip } from "../../components/StatusChip/index.ts";
import { Stack } from "../../layout/Stack/index.ts";
import { money, moneyText, useShop } from "../../testing/shop-samples.ts";
import {
  CartBar,
  CartCouponHint,
  CartHead,
  CartInvalid,
  CartLine,
  CartShopGroup,
  FreeFreight,
} from "./index.ts";

const meta: Meta = { title: "Patterns/Cart" };
export default meta;

type Story = StoryObj;

/** A whole cart: two shops, folded invalid goods, the bar at the foot. */
export const Playground: Story = {
  render: function Playground() {
    const { texts, products } = useShop();
    const line = (index: number, ticked: boolean) => {
      const product = products[index] ?? products[0]!;
      return (
        <CartLine
          key={product.id}
          tick={
            <Checkbox labelHidden defaultChecked={ticked}>
              {product.title}
            </Checkbox>
          }
          goods={{
            title: product.title,
            href: product.href,
            picture: product.picture,
            option: "205/55 R16 94V",
            onChangeOption: () => undefined,
            note: index === 0 ? { text: texts.save, tone: "success" } : undefined,
          }}
          price={money(product.price)}
          oldPrice={
            product.oldPrice ? { text: moneyText(product.oldPrice), label: texts.listPrice } : undefined
          }
          quantity={
            <QuantityStepper
              label={product.title}
              decreaseLabel="−"
              increaseLabel="+"
              defaultValue={index + 1}
              hint={index === 2 ? texts.soldOut : undefined}
            />
          }
          subtotal={money(product.price * (index + 1))}
          actions={
            <>
              <IconButton
                variant="ghost"
                size="sm"
                icon={Heart}
                label={`${texts.service[3]} ${product.title}`}
              />
              <IconButton variant="ghost" size="sm" icon={Trash2} label={`× ${product.title}`} />
            </>
          }
        />
      );
    };
    return (
      <Stack gap={16}>
        <CartHead
          selectAll={<Checkbox checked="mixed">{texts.seeAll}</Checkbox>}
          columns={[texts.listPrice, texts.groups[3] ?? "", texts.save, texts.help]}
        />
        <CartShopGroup
          shop={{ name: texts.shops[1] ?? "", href: "#shop" }}
          mark={texts.selfOperated}
          tick={
            <Checkbox labelHidden checked>
              {texts.shops[1]}
            </Checkbox>
          }
          service={
            <Link href="#chat" tone="muted">
              {texts.service[0]}
            </Link>
          }
          coupon={<CartCouponHint applies text={texts.couponCondition} ticket={texts.couponAmount} />}
          freight={<FreeFreight reached={texts.freeFitting} text={texts.notes[1]?.[1]} />}
        >
          {line(0, true)}
          {line(1, true)}
        </CartShopGroup>
        <CartShopGroup
          shop={{ name: texts.shops[0] ?? "", href: "#shop-2" }}
          tick={
            <Checkbox labelHidden checked="mixed">
              {texts.shops[0]}
            </Checkbox>
          }
          coupon={
            <CartCouponHint
              applies={false}
              text={texts.couponCondition}
              ticket={texts.couponAmount}
              action={
                <Button variant="link" size="sm">
                  {texts.claim}
                </Button>
              }
            />
          }
          freight={
            <FreeFreight
              text={texts.fitting}
              meterLabel={texts.freeFitting}
              value={24.9}
              max={60}
              sums="$24.90 / $60.00"
              action={<Link href="#add">{texts.seeAll}</Link>}
            />
          }
        >
          {line(2, false)}
        </CartShopGroup>
        <CartInvalid
          title={texts.soldOut}
          text={texts.heroKicker}
          defaultOpen
          goods={products.slice(3, 5).map((product) => ({
            id: product.id,
            title: product.title,
            picture: product.picture,
            option: "265/65 R17",
            reason: (
              <StatusChip tone="caution" icon={PackageX}>
                {texts.soldOut}
              </StatusChip>
            ),
            actions: <Button size="sm">{texts.search}</Button>,
          }))}
          actions={
            <>
              <Button size="sm">{texts.service[3]}</Button>
              <Button size="sm">×</Button>
            </>
          }
        />
        <CartBar
          label={texts.cart}
          start={<Checkbox checked="mixed">{texts.seeAll}</Checkbox>}
          count="4 / 8"
          totalLabel={texts.listPrice}
          total={money(414.86)}
          hint={texts.couponCondition}
          action={
            <Button variant="solid" size="lg">
              {texts.claim} (8)
            </Button>
          }
        />
      </Stack>
    );
  },
};

export const Folded: Story = {
  render: function Folded() {
    const { texts, products } = useShop();
    return (
      <CartInvalid
        title={texts.soldOut}
        text={texts.heroKicker}
        goods={products.slice(0, 3).map((product) => ({
          id: product.id,
          title: product.title,
          picture: product.picture,
          reason: null,
          actions: null,
        }))}
        actions={<Button size="sm">{texts.service[3]}</Button>}
      />
    );
  },
};

export const Chinese: Story = { ...Playground, globals: { language: "zh-CN" } };

export const Thai: Story = { ...Playground, globals: { language: "th" } };

export const Lao: Story = { ...Playground, globals: { language: "lo" } };

export const Dark: Story = { ...Playground, globals: { scheme: "dark" } };
