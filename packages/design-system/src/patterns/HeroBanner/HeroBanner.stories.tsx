import type { Meta } from "@storybook/react-vite";
import type { Controlled } from "../../testing/controlled.ts";
import { sampleCutOut } from "../../testing/sample-pictures.ts";
import { useShop } from "../../testing/shop-samples.ts";
import { HeroBanner } from "./index.ts";

const meta: Meta<typeof HeroBanner> = {
  title: "Commerce/HeroBanner",
  id: "patterns-herobanner",
  component: HeroBanner,
};
export default meta;

export const Playground: Controlled<typeof HeroBanner> = {
  render: function Playground(args) {
    const { texts } = useShop();
    return (
      <div style={{ maxInlineSize: 728, blockSize: 304 }}>
        <HeroBanner
          kicker={texts.heroKicker}
          title={texts.heroTitle}
          text={texts.heroText}
          action={{ label: texts.heroAction, href: "#winter" }}
          picture={{ src: sampleCutOut, alt: "" }}
          {...args}
        />
      </div>
    );
  },
};
