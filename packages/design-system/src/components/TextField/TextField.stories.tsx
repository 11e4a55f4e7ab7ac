import type { Meta, StoryObj } from "@storybook/react-vite";
import { Grid } from "../../layout/Grid/index.ts";
import { useSample } from "../../testing/samples.ts";
import { useWords } from "../../testing/useWords.ts";
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
    const say = useWords();
    return (
      <Grid columns={2} narrowest={260} gap={20}>
        <TextField
          label={say("Full name")}
          placeholder={say("As on your papers")}
          hint={say("Used on the parcel label.")}
        />
        <TextField label={say("City")} defaultValue="Vancouver" aside={say("can be changed")} />
        <TextField
          label={say("Email")}
          defaultValue="mara@example"
          error={say("Enter an address like name@shop.com.")}
        />
        <TextField
          label={say("PST number")}
          defaultValue="PST-1042-8817"
          success={say("Checked, no provincial tax.")}
        />
        <TextField
          label={say("Country")}
          defaultValue={say("Canada")}
          readOnly
          aside={say("can't be changed")}
        />
        <TextField label={say("Street")} disabled placeholder={say("After the city")} />
        <TextField label={say("Price")} start="$" end={say("per tire")} inputMode="decimal" />
        <TextField
          label={say("Large, for signing in")}
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
