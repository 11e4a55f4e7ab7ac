import type { Meta } from "@storybook/react-vite";
import type { Controlled } from "../../testing/controlled.ts";
import { Card } from "../../components/Card/index.ts";
import { SampleMerchantAside } from "../../testing/SampleMerchantAside.tsx";
import { useCommerce } from "../../testing/commerce-samples.ts";
import { useShop } from "../../testing/shop-samples.ts";
import { MerchantAside } from "./index.ts";

const meta: Meta<typeof MerchantAside> = {
  title: "Commerce/MerchantAside",
  id: "patterns-merchantaside",
  component: MerchantAside,
};
export default meta;

export const Playground: Controlled<typeof MerchantAside> = {
  render: function Playground({ name, mark, scores: _scores, ...args }) {
    const { texts } = useShop();
    const { shop } = useCommerce();
    return (
      <Card style={{ inlineSize: "fit-content" }}>
        <SampleMerchantAside
          style={{ inlineSize: 216 }}
          name={name ?? texts.shops[0] ?? ""}
          mark={mark ?? { text: shop.verified, self: false }}
          scores={["4.9", "4.8", "4.7"]}
          range={[0, 3]}
          {...args}
        />
      </Card>
    );
  },
};
