import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Controlled } from "../../testing/controlled.ts";
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
import { buyingTexts } from "../../testing/buying-texts.ts";
import { useCommerce } from "../../testing/commerce-samples.ts";
import { money, moneyText, useShop } from "../../testing/shop-samples.ts";
import {
  CartBar,
  CartCouponHint,
  CartHead,
  CartInvalid,
  CartLine,
  CartShopGroup,
  FreeShippingMeter,
} from "./index.ts";

const meta: Meta<typeof CartLine> = { title: "Commerce/Cart", id: "patterns-cart", component: CartLine };
export default meta;

type Story = StoryObj<typeof CartLine>;

/**
 * A whole cart: two shops, unavailable items, and the footer bar. Header and bar are in fixed-size boxes, so
 * that they don't cover the items.
 */
export const Playground: Controlled<typeof CartLine> = {
  render: function Playground(args) {
    const { texts, products } = useShop();
    const { coupons, shop } = useCommerce();
    const { cart } = buyingTexts;
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
          item={{
            title: product.title,
            href: product.href,
            picture: product.picture,
            option: product.option,
            onChangeOption: () => undefined,
            note: index === 0 ? { text: cart.cheaper, tone: "success" } : undefined,
          }}
          price={money(product.price)}
          oldPrice={
            product.oldPrice ? { text: moneyText(product.oldPrice), label: texts.listPrice } : undefined
          }
          quantity={
            <QuantityStepper
              label={product.title}
              defaultValue={index + 1}
              hint={index === 2 ? cart.fewLeft : undefined}
            />
          }
          subtotal={money(product.price * (index + 1))}
          actions={
            <>
              <IconButton variant="ghost" size="sm" icon={Heart} label={`${cart.save}: ${product.title}`} />
              <IconButton
                variant="ghost"
                size="sm"
                icon={Trash2}
                label={`${cart.remove}: ${product.title}`}
              />
            </>
          }
          {...args}
        />
      );
    };
    return (
      <Stack gap={16}>
        <div>
          <CartHead
            selectAll={<Checkbox checked="mixed">{cart.selectAll}</Checkbox>}
            columns={cart.columns}
          />
        </div>
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
              {shop.chat}
            </Link>
          }
          coupon={<CartCouponHint applies text={cart.coupon} ticket={cart.ticket} />}
          freeShipping={<FreeShippingMeter reached={cart.freight} text={cart.freightText} />}
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
              text={cart.missing}
              ticket={cart.missingTicket}
              action={
                <Button variant="link" size="sm">
                  {coupons.claim}
                </Button>
              }
            />
          }
          freeShipping={
            <FreeShippingMeter
              text={cart.freightMissing}
              meterLabel={cart.freight}
              value={116.7}
              max={150}
              sums={cart.freightSums}
              action={<Link href="#add">{cart.findMore}</Link>}
            />
          }
        >
          {line(2, false)}
        </CartShopGroup>
        <CartInvalid
          title={cart.invalid}
          text={cart.invalidText}
          defaultOpen
          items={products.slice(3, 5).map((product, index) => ({
            id: product.id,
            title: product.title,
            picture: product.picture,
            option: product.option,
            reason: (
              <StatusChip tone="caution" icon={PackageX}>
                {index === 0 ? texts.soldOut : cart.takenOff}
              </StatusChip>
            ),
            actions: <Button size="sm">{cart.similar}</Button>,
          }))}
          actions={
            <>
              <Button size="sm">{cart.moveToSaved}</Button>
              <Button size="sm">{cart.clear}</Button>
            </>
          }
        />
        <div>
          <CartBar
            label={texts.cart}
            start={<Checkbox checked="mixed">{cart.selectAll}</Checkbox>}
            count={cart.count}
            totalLabel={cart.total}
            total={money(261.9)}
            hint={cart.hint}
            action={
              <Button variant="solid" size="lg">
                {cart.checkout}
              </Button>
            }
          />
        </div>
      </Stack>
    );
  },
};

export const Folded: Story = {
  render: function Folded() {
    const { products } = useShop();
    const { cart } = buyingTexts;
    return (
      <CartInvalid
        title={cart.invalid}
        text={cart.invalidText}
        items={products.slice(3, 5).map((product) => ({
          id: product.id,
          title: product.title,
          picture: product.picture,
          reason: null,
          actions: null,
        }))}
        actions={<Button size="sm">{cart.moveToSaved}</Button>}
      />
    );
  },
};
