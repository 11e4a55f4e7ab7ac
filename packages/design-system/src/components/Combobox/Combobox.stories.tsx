import type { Meta, StoryObj } from "@storybook/react-vite";
import { useEffect, useState } from "react";
import { Grid } from "../../layout/Grid/index.ts";
import { Stack } from "../../layout/Stack/index.ts";
import { buyingTexts } from "../../testing/buying-texts.ts";
import { fieldTexts } from "../../testing/field-texts.ts";
import { useSample } from "../../testing/samples.ts";
import { Combobox, type ComboboxOption } from "./index.ts";
import { SampleCombobox } from "../../testing/field-samples.tsx";

const meta: Meta<typeof Combobox> = {
  title: "Fields/Combobox (Autocomplete)",
  id: "components-combobox",
  component: Combobox,
};
export default meta;

type Story = StoryObj<typeof Combobox>;

const openList: Story["play"] = ({ canvasElement }) => {
  canvasElement.querySelector<HTMLElement>("button[aria-expanded=false]")?.click();
};

export const Playground: Story = {
  render: (args) => (
    <div style={{ maxInlineSize: 360 }}>
      <SampleCombobox {...args} />
    </div>
  ),
};

export const States: Story = {
  render: function States() {
    const texts = fieldTexts;
    return (
      <Grid columns={2} narrowest={260} gap={20}>
        <SampleCombobox />
        <SampleCombobox defaultValue="halden" />
        <SampleCombobox defaultValue="halden" required />
        <SampleCombobox error={texts.makerError} />
        <SampleCombobox defaultValue="veloce" readOnly />
        <SampleCombobox disabled />
        <SampleCombobox size="sm" defaultValue="aurora" />
        <SampleCombobox size="lg" defaultValue="aurora" />
      </Grid>
    );
  },
};

/** Opened by its button, with the selected option in view. */
export const Open: Story = {
  parameters: { docs: { story: { inline: false, iframeHeight: 420 } } },
  render: () => (
    <div style={{ maxInlineSize: 360, minBlockSize: 360 }}>
      <SampleCombobox defaultValue="halden" />
    </div>
  ),
  play: openList,
};

/** Every tire size of the shop, as a server would return them. */
const sizes: ComboboxOption[] = [13, 14, 15, 16, 17, 18, 19, 20, 21].flatMap((rim) =>
  [185, 195, 205, 215, 225, 235, 245, 255].flatMap((width) =>
    [35, 40, 45, 50, 55, 60, 65].map((profile) => {
      const label = `${width}/${profile} R${rim}`;
      return { value: label, label };
    }),
  ),
);

/** Hundreds of options loaded from a server while typing. */
export const Loaded: Story = {
  parameters: { docs: { story: { inline: false, iframeHeight: 420 } } },
  render: function Loaded() {
    const { product } = buyingTexts;
    const [text, setText] = useState("");
    const [found, setFound] = useState<ComboboxOption[] | null>([]);
    useEffect(() => {
      setFound(null);
      const timer = setTimeout(() => setFound(sizes.filter(({ label }) => label.includes(text))), 600);
      return () => clearTimeout(timer);
    }, [text]);
    return (
      <div style={{ maxInlineSize: 360, minBlockSize: 360 }}>
        <SampleCombobox
          label={product.options[0]}
          options={found ?? []}
          filter={false}
          loading={found === null}
          onInputChange={setText}
        />
      </div>
    );
  },
  play: openList,
};

/** Shown in the toolbar's language. */
export const LongText: Story = {
  render: function LongText() {
    const sample = useSample();
    return (
      <Stack style={{ inlineSize: 220, minBlockSize: 420 }}>
        <SampleCombobox
          label={sample.title}
          error={sample.sentence}
          options={[
            { value: "a", label: sample.title, note: sample.email, hint: "99,999" },
            { value: "b", label: sample.unbreakable, hint: "0" },
          ]}
          defaultValue="b"
        />
      </Stack>
    );
  },
  play: openList,
};
