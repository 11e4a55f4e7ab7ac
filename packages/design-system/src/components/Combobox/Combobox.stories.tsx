import type { Meta, StoryObj } from "@storybook/react-vite";
import { useEffect, useState } from "react";
import { Grid } from "../../layout/Grid/index.ts";
import { Stack } from "../../layout/Stack/index.ts";
import { fieldTexts } from "../../testing/field-texts.data.ts";
import { useSample } from "../../testing/samples.ts";
import { useTexts } from "../../testing/useTexts.ts";
import { Combobox, type ComboboxOption } from "./index.ts";
import { SampleCombobox, makersIn } from "../../testing/field-samples.tsx";

const meta: Meta<typeof Combobox> = { title: "Components/Combobox", component: Combobox };
export default meta;

type Story = StoryObj<typeof Combobox>;

export const Playground: Story = {
  render: (args) => (
    <div style={{ maxInlineSize: 360 }}>
      <SampleCombobox {...args} />
    </div>
  ),
};

export const States: Story = {
  render: function States() {
    const texts = useTexts(fieldTexts);
    return (
      <Grid columns={2} narrowest={260} gap={20}>
        <SampleCombobox />
        <SampleCombobox defaultValue="halden" />
        <SampleCombobox defaultValue="halden" required aside="*" />
        <SampleCombobox error={texts.makerError} />
        <SampleCombobox defaultValue="veloce" readOnly />
        <SampleCombobox disabled />
        <SampleCombobox size="sm" defaultValue="aurora" />
        <SampleCombobox size="lg" defaultValue="aurora" />
      </Grid>
    );
  },
};

/** Opened by its button; the chosen one is in view. */
export const Open: Story = {
  parameters: { docs: { story: { inline: false, iframeHeight: 420 } } },
  render: () => (
    <div style={{ maxInlineSize: 360, minBlockSize: 360 }}>
      <SampleCombobox defaultValue="halden" />
    </div>
  ),
  play: async ({ canvasElement }) => {
    canvasElement.querySelector<HTMLElement>("button[aria-expanded=false]")?.click();
  },
};

/** Options that come from a server while one types. */
export const Loaded: Story = {
  render: function Loaded() {
    const texts = useTexts(fieldTexts);
    const [text, setText] = useState("");
    const [found, setFound] = useState<ComboboxOption[] | null>([]);
    useEffect(() => {
      setFound(null);
      const timer = setTimeout(
        () =>
          setFound(
            makersIn(texts.groups).filter(({ label }) => label.toLowerCase().includes(text.toLowerCase())),
          ),
        600,
      );
      return () => clearTimeout(timer);
    }, [text, texts]);
    return (
      <div style={{ maxInlineSize: 360 }}>
        <SampleCombobox
          options={found ?? []}
          filter={false}
          loading={found === null}
          onInputChange={setText}
        />
      </div>
    );
  },
};

/** In the language of the toolbar. */
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
  play: async ({ canvasElement }) => {
    canvasElement.querySelector<HTMLElement>("button[aria-expanded=false]")?.click();
  },
};
