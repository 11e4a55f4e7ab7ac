import type { Meta, StoryObj } from "@storybook/react-vite";
import { Card } from "../../components/Card/index.ts";
import { SampleMerchantAside } from "../../testing/SampleMerchantAside.tsx";
import { useCommerce } from "../../testing/commerce-samples.ts";
import { useShop } from "../../testing/shop-samples.ts";

const meta: Meta = { title: "Commerce/MerchantAside", id: "patterns-merchantaside" };
export default meta;

type Story = StoryObj;

export const Playground: Story = {
  render: function Playground() {
    const { texts } = useShop();
    const { shop } = useCommerce();
    return (
      <Card style={{ inlineSize: "fit-content" }}>
        <SampleMerchantAside
          style={{ inlineSize: 216 }}
          name={texts.shops[0] ?? ""}
          mark={{ text: shop.verified, self: false }}
          scores={["4.9", "4.8", "4.7"]}
          range={[0, 3]}
        />
      </Card>
    );
  },
};
