import type { Meta, StoryObj } from "@storybook/react-vite";
import { Grid } from "../../layout/Grid/index.ts";
import { useSample } from "../../testing/samples.ts";
import { TextField } from "./index.ts";

const meta: Meta<typeof TextField> = {
  title: "Fields/TextField (Input)",
  id: "components-textfield",
  component: TextField,
};
export default meta;

type Story = StoryObj<typeof TextField>;

export const Playground: Story = {
  args: { label: "Full name", placeholder: "As on your papers", hint: "Used on the parcel label." },
};

export const States: Story = {
  render: function States() {
    return (
      <Grid columns={2} narrowest={260} gap={20}>
        <TextField label="Full name" placeholder="As on your papers" hint="Used on the parcel label." />
        <TextField label="City" defaultValue="Vancouver" aside="can be changed" />
        <TextField label="Email" defaultValue="mara@example" error="Enter an address like name@shop.com." />
        <TextField label="PST number" defaultValue="PST-1042-8817" success="Checked, no provincial tax." />
        <TextField label="Country" defaultValue="Canada" readOnly aside="can't be changed" />
        <TextField label="Street" disabled placeholder="After the city" />
        <TextField label="Price" start="$" end="per tire" inputMode="decimal" />
        <TextField
          label="Large, for signing in"
          size="lg"
          type="email"
          defaultValue="mara.lindqvist@example.com"
        />
      </Grid>
    );
  },
};

/** Shown in the toolbar's language. */
export const LongText: Story = {
  render: function LongText() {
    const sample = useSample();
    return (
      <div style={{ inlineSize: 220 }}>
        <TextField
          label={sample.title}
          hint={sample.sentence}
          error={sample.sentence}
          defaultValue={sample.unbreakable}
        />
      </div>
    );
  },
};
