import type { Meta, StoryObj } from "@storybook/react-vite";
import { Inline } from "../../layout/Inline/index.ts";
import { CountryDialPicker } from "./index.ts";
import { SampleDialPicker } from "../../testing/field-samples.tsx";

const meta: Meta<typeof CountryDialPicker> = {
  title: "Fields/CountryDialPicker (Phone code)",
  id: "components-countrydialpicker",
  component: CountryDialPicker,
};
export default meta;

type Story = StoryObj<typeof CountryDialPicker>;

export const Playground: Story = { render: (args) => <SampleDialPicker {...args} /> };

export const Sizes: Story = {
  render: () => (
    <Inline gap={12}>
      <SampleDialPicker size="sm" defaultValue="TH" />
      <SampleDialPicker size="md" defaultValue="US" />
      <SampleDialPicker size="lg" defaultValue="LA" />
      <SampleDialPicker disabled defaultValue="FR" />
    </Inline>
  ),
};

/** Common countries first; the clipped row shows that the list scrolls. */
export const Open: Story = {
  parameters: { docs: { story: { inline: false, iframeHeight: 440 } } },
  render: () => (
    <div style={{ minBlockSize: 400 }}>
      <SampleDialPicker defaultValue="US" />
    </div>
  ),
  play: async ({ canvasElement }) => {
    canvasElement.querySelector("button")?.click();
  },
};
