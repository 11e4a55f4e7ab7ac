import type { Meta, StoryObj } from "@storybook/react-vite";
import { Grid } from "../../layout/Grid/index.ts";
import { TagsInput } from "./index.ts";

const meta: Meta<typeof TagsInput> = {
  title: "Fields/TagsInput (Token field)",
  id: "components-tagsinput",
  component: TagsInput,
};
export default meta;

type Story = StoryObj<typeof TagsInput>;

export const Playground: Story = {
  args: {
    label: "Tags",
    defaultValue: ["Free installation", "New 2026"],
    hint: "Shoppers can filter by them.",
  },
};

export const States: Story = {
  render: () => (
    <Grid columns={2} narrowest={240} gap={20}>
      <TagsInput label="Search terms" placeholder="Quiet, winter, run-flat" hint="Separate with commas." />
      <TagsInput label="Search terms" defaultValue={["quiet"]} error="Add at least two." />
      <TagsInput
        label="Email copies to"
        defaultValue={["warehouse@carmine.example", "mara@carmine.example"]}
        readOnly
      />
      <TagsInput label="Search terms" defaultValue={["quiet", "winter"]} disabled size="sm" />
    </Grid>
  ),
};
