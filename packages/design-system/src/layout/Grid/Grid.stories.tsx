import type { Meta, StoryObj } from "@storybook/react-vite";
import { Card } from "../../components/Card/index.ts";
import { useSample } from "../../testing/samples.ts";
import { Grid } from "./index.ts";

const meta: Meta<typeof Grid> = { title: "Layout/Grid", component: Grid };
export default meta;

type Story = StoryObj<typeof Grid>;

/** In the language of the toolbar. */
export const Playground: Story = {
  args: { columns: 5 },
  render: function Playground(args) {
    const sample = useSample();
    return (
      <Grid {...args}>
        {Array.from({ length: 10 }, (_, index) => (
          <Card key={index}>{index % 3 === 0 ? sample.title : sample.email}</Card>
        ))}
      </Grid>
    );
  },
};

/** The same in half the width: fewer columns, none narrower than 160 px. */
export const Narrow: Story = {
  ...Playground,
  args: { columns: 5 },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 400 }}>
        <Story />
      </div>
    ),
  ],
};
