import type { Meta, StoryObj } from "@storybook/react-vite";
import { Grid } from "../../layout/Grid/index.ts";
import { Slider } from "./index.ts";

const meta: Meta<typeof Slider> = { title: "Fields/Slider", id: "components-slider", component: Slider };
export default meta;

type Story = StoryObj<typeof Slider>;

const percent = (value: number) => `${value}%`;
const ends = [
  { value: 0, label: "0%" },
  { value: 25, label: "25%" },
  { value: 100, label: "100%" },
];

export const Playground: Story = {
  args: {
    label: "Picture quality",
    defaultValue: 70,
    formatValue: percent,
    hint: "Higher quality loads slower.",
  },
};

export const States: Story = {
  render: () => (
    <Grid columns={2} narrowest={260} gap={24}>
      <Slider label="Commission" defaultValue={0} formatValue={percent} />
      <Slider label="Commission" defaultValue={25} formatValue={percent} marks={ends} />
      <Slider label="Commission" defaultValue={100} formatValue={percent} error="At most 40% is allowed." />
      <Slider label="Commission" defaultValue={40} formatValue={percent} disabled />
    </Grid>
  ),
};
