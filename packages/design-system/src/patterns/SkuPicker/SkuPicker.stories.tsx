import type { Meta } from "@storybook/react-vite";
import type { Controlled } from "../../testing/controlled.ts";
import { useState } from "react";
import { buyingTexts } from "../../testing/buying-texts.ts";
import { samplePictures } from "../../testing/sample-pictures.ts";
import { SkuPicker } from "./index.ts";

const meta: Meta<typeof SkuPicker> = {
  title: "Commerce/SkuPicker",
  id: "patterns-skupicker",
  component: SkuPicker,
};
export default meta;

export const Playground: Controlled<typeof SkuPicker> = {
  render: function Playground(args) {
    const { product } = buyingTexts;
    const [size, index, set] = product.options;
    const [value, setValue] = useState<Record<string, string>>({
      [size]: "205/55 R16",
      [index]: "91V",
      [set]: product.sets[1],
    });
    return (
      <SkuPicker
        style={{ maxInlineSize: 432 }}
        value={value}
        onValueChange={setValue}
        attributes={[
          {
            name: size,
            options: ["195/65 R15", "205/55 R16", "215/60 R17", "225/45 R17", "225/40 R18"].map((option) => ({
              value: option,
              soldOut: option.endsWith("R18"),
            })),
          },
          { name: index, options: ["91V", "94V XL", "94W XL"].map((option) => ({ value: option })) },
          {
            name: set,
            options: product.sets.map((option, place) => ({
              value: option,
              picture: samplePictures[place],
              aside: place === 0 ? "$78.50" : "$148.50",
            })),
          },
        ]}
        {...args}
      />
    );
  },
};
