import type { Meta, StoryObj } from "@storybook/react-vite";
import { Combinations, extremes, SixLanguages } from "../../testing/matrix.tsx";
import { textsOf } from "../../testing/shop-samples.ts";
import { Logo, LogoMark } from "./index.ts";

const meta: Meta<typeof Logo> = { title: "Components/Logo/Matrix", tags: ["!dev"] };
export default meta;

type Story = StoryObj<typeof Logo>;

export const EveryLook: Story = {
  render: () => (
    <Combinations
      choices={{ name: ["Carmine", extremes.word], claim: [undefined, "Tires & More", extremes.word] }}
      narrowest={420}
    >
      {(choice) => <Logo href="#home" label="Carmine, home" {...choice} />}
    </Combinations>
  ),
};

export const Mark: Story = {
  render: () => (
    <Combinations choices={{ size: [16, 32, 52, 104] }}>
      {({ size }) => <LogoMark style={{ inlineSize: size, blockSize: size }} />}
    </Combinations>
  ),
};

export const LongTexts: Story = {
  render: () => (
    <SixLanguages>
      {(_sample, language) => {
        const texts = textsOf(language);
        return (
          <Logo href="#home" name="Carmine" claim={texts.claimTile[0]} label={`Carmine, ${texts.home}`} />
        );
      }}
    </SixLanguages>
  ),
};
