import type { Meta } from "@storybook/react-vite";
import type { Controlled } from "../../testing/controlled.ts";
import { HeroBanner } from "../../patterns/HeroBanner/index.ts";
import { sampleCutOut } from "../../testing/sample-pictures.ts";
import { useShop } from "../../testing/shop-samples.ts";
import { Carousel } from "./index.ts";

const meta: Meta<typeof Carousel> = {
  title: "Navigation/Carousel",
  id: "components-carousel",
  component: Carousel,
};
export default meta;

export const Playground: Controlled<typeof Carousel> = {
  render: function Playground(args) {
    const { texts } = useShop();
    return (
      <div style={{ maxInlineSize: 728, blockSize: 304 }}>
        <Carousel
          label={texts.heroKicker}
          interval={0}
          slides={[texts.heroTitle, texts.fitting, texts.couponCondition].map((title, index) => ({
            id: index,
            content: (
              <HeroBanner
                kicker={texts.heroKicker}
                title={title}
                text={texts.heroText}
                action={{ label: texts.heroAction, href: `#slide-${index}` }}
                picture={{ src: sampleCutOut, alt: "" }}
              />
            ),
          }))}
          {...args}
        />
      </div>
    );
  },
};
