import type { Meta } from "@storybook/react-vite";
import type { Controlled } from "../../testing/controlled.ts";
import { Countdown } from "../../components/Countdown/index.ts";
import { money, moneyText, useShop } from "../../testing/shop-samples.ts";
import { FlashStrip } from "./index.ts";

const meta: Meta<typeof FlashStrip> = {
  title: "Commerce/FlashStrip",
  id: "patterns-flashstrip",
  component: FlashStrip,
};
export default meta;

const shares = [72, 41, 88, 35, 64];

export const Playground: Controlled<typeof FlashStrip> = {
  render: function Playground(args) {
    const { texts, products } = useShop();
    return (
      <FlashStrip
        title={texts.flash}
        text={texts.flashText}
        countdown={<Countdown variant="boxes" now={0} until={8_076_000} label={() => texts.flashText} />}
        more={{ label: texts.flashMore, href: "#deals" }}
        deals={products.slice(0, 5).map((product, index) => ({
          id: product.id,
          href: product.href,
          title: product.title,
          picture: product.picture,
          price: money(product.price),
          oldPrice: { text: moneyText(product.price * 1.4), label: texts.listPrice },
          claimed: {
            share: shares[index] ?? 0,
            label: texts.claimed.replace("72", `${shares[index]}`),
            few: (shares[index] ?? 0) > 80,
          },
        }))}
        {...args}
      />
    );
  },
};
