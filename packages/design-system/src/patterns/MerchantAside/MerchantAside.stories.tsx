import type { Meta, StoryObj } from "@storybook/react-vite";
import MessageCircle from "lucide-react/icons/message-circle";
import Store from "lucide-react/icons/store";
import { Button } from "../../components/Button/index.ts";
import { Card } from "../../components/Card/index.ts";
import { buyingTexts } from "../../testing/buying-texts.data.ts";
import { useCommerce } from "../../testing/commerce-samples.ts";
import { money, useShop } from "../../testing/shop-samples.ts";
import { useTexts } from "../../testing/useTexts.ts";
import { MerchantAside } from "./index.ts";

const meta: Meta = { title: "Patterns/MerchantAside" };
export default meta;

type Story = StoryObj;

export const Playground: Story = {
  render: function Playground() {
    const { texts, products } = useShop();
    const { shop } = useCommerce();
    const { product: words } = useTexts(buyingTexts);
    const scores = ["4.9", "4.8", "4.7"];
    return (
      <Card style={{ inlineSize: "fit-content" }}>
        <MerchantAside
          style={{ inlineSize: 216 }}
          href="#shop"
          name={texts.shops[0] ?? ""}
          mark={{ text: shop.verified, self: false }}
          scores={shop.scores.slice(0, 3).map((name, index) => ({ name, value: scores[index] ?? "" }))}
          actions={
            <>
              <Button fullWidth startIcon={Store}>
                {words.visit}
              </Button>
              <Button fullWidth startIcon={MessageCircle}>
                {shop.chat}
              </Button>
            </>
          }
          goods={{
            title: words.together,
            products: products.slice(0, 3).map((product) => ({
              id: product.id,
              href: product.href,
              title: product.title,
              picture: product.picture,
              price: money(product.price),
            })),
          }}
        />
      </Card>
    );
  },
};

export const Chinese: Story = { ...Playground, globals: { language: "zh-CN" } };

export const Thai: Story = { ...Playground, globals: { language: "th" } };

export const Lao: Story = { ...Playground, globals: { language: "lo" } };

export const Dark: Story = { ...Playground, globals: { scheme: "dark" } };
