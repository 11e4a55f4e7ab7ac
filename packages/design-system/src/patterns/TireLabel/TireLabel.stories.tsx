import type { Meta, StoryObj } from "@storybook/react-vite";
import { Card } from "../../components/Card/index.ts";
import { TireLabel } from "./index.ts";

const meta: Meta<typeof TireLabel> = {
  title: "Commerce/TireLabel",
  id: "patterns-tirelabel",
  component: TireLabel,
  decorators: [
    (Story) => (
      <Card style={{ maxInlineSize: 488 }}>
        <Story />
      </Card>
    ),
  ],
};
export default meta;

type Story = StoryObj<typeof TireLabel>;

/** A winter tire with everything that a label can show. */
export const Playground: Story = {
  args: { fuel: "B", wet: "A", noise: 69, noiseClass: "A", snow: true, ice: true },
};

/** Most tires: without symbols. */
export const Summer: Story = { args: { fuel: "A", wet: "B", noise: 71, noiseClass: "B" } };

export const Snow: Story = { args: { fuel: "C", wet: "C", noise: 72, noiseClass: "B", snow: true } };

/** The worst grades. */
export const Worst: Story = { args: { fuel: "E", wet: "E", noise: 75, noiseClass: "C" } };

/** On phones the noise is below the scales. */
export const Narrow: Story = {
  ...Playground,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 288 }}>
        <Story />
      </div>
    ),
  ],
};
