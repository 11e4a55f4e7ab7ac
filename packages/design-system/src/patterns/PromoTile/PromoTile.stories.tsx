import type { Meta } from "@storybook/react-vite";
import type { Controlled } from "../../testing/controlled.ts";
import { Grid } from "../../layout/Grid/index.ts";
import { buyingTexts } from "../../testing/buying-texts.ts";
import { sampleCutOut } from "../../testing/sample-pictures.ts";
import { useShop } from "../../testing/shop-samples.ts";
import { PromoAmount, PromoTile } from "./index.ts";

const meta: Meta<typeof PromoTile> = {
  title: "Commerce/PromoTile",
  id: "patterns-promotile",
  component: PromoTile,
};
export default meta;

export const Playground: Controlled<typeof PromoTile> = {
  render: function Playground(args) {
    const { texts } = useShop();
    const { fittingTile } = buyingTexts;
    return (
      <Grid columns={2} gap={16} style={{ maxInlineSize: 728 }}>
        {[texts.claimTile, fittingTile].map(([title, text], index) => (
          <PromoTile
            key={index}
            href={`#promo-${index}`}
            title={title}
            text={
              <>
                {text} <PromoAmount>{index === 0 ? "$89" : "$19"}</PromoAmount>
              </>
            }
            picture={sampleCutOut}
            {...args}
          />
        ))}
      </Grid>
    );
  },
};
