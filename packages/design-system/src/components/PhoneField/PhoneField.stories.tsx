import type { Meta, StoryObj } from "@storybook/react-vite";
import { Grid } from "../../layout/Grid/index.ts";
import { fieldTexts } from "../../testing/field-texts.ts";
import { useSample } from "../../testing/samples.ts";
import { PhoneField } from "./index.ts";
import { SamplePhone } from "../../testing/field-samples.tsx";

const meta: Meta<typeof PhoneField> = {
  title: "Fields/PhoneField (Phone input)",
  id: "components-phonefield",
  component: PhoneField,
};
export default meta;

type Story = StoryObj<typeof PhoneField>;

export const Playground: Story = {
  render: (args) => (
    <div style={{ maxInlineSize: 424 }}>
      <SamplePhone {...args} />
    </div>
  ),
};

export const States: Story = {
  render: function States() {
    const { phone } = fieldTexts;
    return (
      <Grid columns={2} narrowest={260} gap={20}>
        <SamplePhone />
        <SamplePhone defaultValue="+66812345678" />
        <SamplePhone defaultValue="+6681234" error={phone.error} />
        <SamplePhone defaultValue="+8562055512345" readOnly />
        <SamplePhone disabled defaultCountry="FR" />
        <SamplePhone defaultValue="+16045550173" success={phone.hint} />
        <SamplePhone size="sm" defaultValue="+8613800138000" />
        <SamplePhone size="lg" defaultValue="+8613800138000" />
      </Grid>
    );
  },
};

/** As in the sign-in panel: the list is as wide as the dial code picker's panel, under the field. */
export const Open: Story = {
  parameters: { docs: { story: { inline: false, iframeHeight: 460 } } },
  render: () => (
    <div style={{ maxInlineSize: 424, minBlockSize: 440 }}>
      <SamplePhone size="lg" defaultValue="+16045550173" />
    </div>
  ),
  play: async ({ canvasElement }) => {
    canvasElement.querySelector("button")?.click();
  },
};

/** Shown in the toolbar's language. */
export const LongText: Story = {
  render: function LongText() {
    const sample = useSample();
    return (
      <div style={{ inlineSize: 260 }}>
        <SamplePhone label={sample.title} error={sample.sentence} defaultValue="+12423221234" />
      </div>
    );
  },
};
