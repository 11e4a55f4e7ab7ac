import type { Meta } from "@storybook/react-vite";
import type { Controlled } from "../../testing/controlled.ts";
import { SampleLogo, SampleUtilityBar } from "../../testing/SampleHeader.tsx";
import { Steps } from "../Steps/index.ts";
import { useShop } from "../../testing/shop-samples.ts";
import { CheckoutHeader } from "./index.ts";

const meta: Meta<typeof CheckoutHeader> = {
  title: "Navigation/CheckoutHeader",
  id: "components-checkoutheader",
  component: CheckoutHeader,
  tags: ["autodocs"],
  parameters: { layout: "fullscreen" },
};
export default meta;

export const Playground: Controlled<typeof CheckoutHeader> = {
  render: function Playground(args) {
    const { texts } = useShop();
    const { title, steps } = texts.navigation.checkout;
    return (
      <CheckoutHeader
        utility={<SampleUtilityBar texts={texts} signedIn />}
        logo={<SampleLogo texts={texts} />}
        title={title}
        steps={<Steps current={1} steps={steps.map((step) => ({ title: step }))} />}
        {...args}
      />
    );
  },
};
