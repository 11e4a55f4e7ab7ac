import type { Meta, StoryObj } from "@storybook/react-vite";
import { Grid } from "../../layout/Grid/index.ts";
import { RichText, RichTextContent } from "./index.ts";

const meta: Meta<typeof RichText> = {
  title: "Fields/RichText (WYSIWYG editor)",
  id: "components-richtext",
  component: RichText,
};
export default meta;

type Story = StoryObj<typeof RichText>;

const description =
  "<h2>Quiet on long trips</h2><p>The Polar 3 runs at <strong>69 dB</strong> and keeps its grip <em>below zero</em>.</p>" +
  "<h3>In the box</h3><ul><li><p>Four tires</p></li><li><p>Warranty card, 60,000 miles</p></li></ul>" +
  "<ol><li><p>Check the size on your sidewall.</p></li><li><p>Book an installation.</p></li></ol>" +
  "<blockquote><p>Shortest braking distance on snow in our test.</p></blockquote>" +
  '<p>See <a href="https://carmine.example/tests">all tests</a>.</p>';

export const Playground: Story = {
  args: {
    label: "Description",
    defaultValue: description,
    hint: "Shoppers read the first lines on a phone.",
  },
};

const short = "<p>Quiet at 69 dB, with grip <strong>below zero</strong>.</p>";

export const States: Story = {
  render: () => (
    <Grid columns={2} narrowest={280} gap={20}>
      <RichText label="Description" aside="optional" hint="Up to 2,000 characters." />
      <RichText
        label="Description"
        defaultValue="<p>Good.</p>"
        error="Write at least two sentences."
        required
      />
      <RichText label="Description" defaultValue={short} readOnly />
      <RichText label="Description" defaultValue={short} disabled />
    </Grid>
  ),
};

/** The text on a product page. */
export const Content: Story = { render: () => <RichTextContent html={description} /> };
