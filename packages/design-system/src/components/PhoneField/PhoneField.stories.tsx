import type { Meta, StoryObj } from "@storybook/react-vite";
import { use } from "react";
import { Grid } from "../../layout/Grid/index.ts";
import { fieldTexts } from "../../testing/field-texts.data.ts";
import { SampleLanguageContext, useSample } from "../../testing/samples.ts";
import { useTexts } from "../../testing/useTexts.ts";
import { PhoneField, type PhoneFieldProps } from "./index.ts";

const meta: Meta<typeof PhoneField> = { title: "Components/PhoneField", component: PhoneField };
export default meta;

type Story = StoryObj<typeof PhoneField>;

function Phone(props: Partial<PhoneFieldProps>) {
  const { phone, combobox } = useTexts(fieldTexts);
  return (
    <PhoneField
      label={phone.label}
      hint={phone.hint}
      locale={use(SampleLanguageContext)}
      texts={{ ...phone, label: phone.picker, empty: combobox.empty, count: combobox.count }}
      {...props}
    />
  );
}

export const Playground: Story = {
  render: (args) => (
    <div style={{ maxInlineSize: 424 }}>
      <Phone {...args} />
    </div>
  ),
};

export const States: Story = {
  render: function States() {
    const { phone } = useTexts(fieldTexts);
    return (
      <Grid columns={2} narrowest={260} gap={20}>
        <Phone />
        <Phone defaultValue="+66812345678" />
        <Phone defaultValue="+6681234" error={phone.error} />
        <Phone defaultValue="+8562055512345" readOnly />
        <Phone disabled defaultCountry="FR" />
        <Phone defaultValue="+16045550173" success={phone.hint} />
        <Phone size="sm" defaultValue="+8613800138000" />
        <Phone size="lg" defaultValue="+8613800138000" />
      </Grid>
    );
  },
};

/** As in the sign-in panel: the list is as wide as the dial picker's panel, under the field. */
export const Open: Story = {
  parameters: { docs: { story: { inline: false, iframeHeight: 460 } } },
  render: () => (
    <div style={{ maxInlineSize: 424, minBlockSize: 440 }}>
      <Phone size="lg" defaultValue="+16045550173" />
    </div>
  ),
  play: async ({ canvasElement }) => {
    canvasElement.querySelector("button")?.click();
  },
};

/** In the language of the toolbar. */
export const LongText: Story = {
  render: function LongText() {
    const sample = useSample();
    return (
      <div style={{ inlineSize: 260 }}>
        <Phone label={sample.title} error={sample.sentence} defaultValue="+12423221234" />
      </div>
    );
  },
};
