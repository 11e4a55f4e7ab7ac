import type { Meta, StoryObj } from "@storybook/react-vite";
import { use } from "react";
import { Inline } from "../../layout/Inline/index.ts";
import { fieldTexts } from "../../testing/field-texts.data.ts";
import { SampleLanguageContext } from "../../testing/samples.ts";
import { useTexts } from "../../testing/useTexts.ts";
import { CountryDialPicker, type CountryDialPickerProps } from "./index.ts";

const meta: Meta<typeof CountryDialPicker> = {
  title: "Components/CountryDialPicker",
  component: CountryDialPicker,
};
export default meta;

type Story = StoryObj<typeof CountryDialPicker>;

function Picker(props: Partial<CountryDialPickerProps>) {
  const { phone, combobox } = useTexts(fieldTexts);
  const texts = { ...phone, label: phone.picker, empty: combobox.empty, count: combobox.count };
  return <CountryDialPicker locale={use(SampleLanguageContext)} texts={texts} {...props} />;
}

export const Playground: Story = { render: (args) => <Picker {...args} /> };

export const Sizes: Story = {
  render: () => (
    <Inline gap={12}>
      <Picker size="sm" defaultValue="TH" />
      <Picker size="md" defaultValue="US" />
      <Picker size="lg" defaultValue="LA" />
      <Picker disabled defaultValue="FR" />
    </Inline>
  ),
};

/** The common countries first; the cut row says that the list goes on. */
export const Open: Story = {
  parameters: { docs: { story: { inline: false, iframeHeight: 440 } } },
  render: () => (
    <div style={{ minBlockSize: 400 }}>
      <Picker defaultValue="US" />
    </div>
  ),
  play: async ({ canvasElement }) => {
    canvasElement.querySelector("button")?.click();
  },
};
