import type { Meta, StoryObj } from "@storybook/react-vite";
import { SampleUtilityBar } from "../../testing/SampleHeader.tsx";
import { extremes, SixLanguages } from "../../testing/matrix.tsx";
import { textsOf } from "../../testing/shop-samples.ts";
import { UtilityBar, UtilityItem, UtilityLink } from "./index.ts";

const meta: Meta = { title: "Components/UtilityBar/Matrix", tags: ["!dev"] };
export default meta;

type Story = StoryObj;

export const SixWide: Story = {
  render: () => (
    <SixLanguages width={1200}>
      {(_, language) => <SampleUtilityBar texts={textsOf(language)} signedIn={language === "lo"} />}
    </SixLanguages>
  ),
};

export const LongTexts: Story = {
  render: () => (
    <SixLanguages width={600}>
      {(sample, language) => (
        <UtilityBar
          label={language}
          start={
            <UtilityItem>
              <UtilityLink href="#word">{extremes.word}</UtilityLink>
            </UtilityItem>
          }
          end={
            <>
              <UtilityItem>{sample.addToCart}</UtilityItem>
              <UtilityItem separated>
                <UtilityLink href="#many" strong>
                  {extremes.many.toLocaleString("en-US")}
                </UtilityLink>
              </UtilityItem>
            </>
          }
        />
      )}
    </SixLanguages>
  ),
};
