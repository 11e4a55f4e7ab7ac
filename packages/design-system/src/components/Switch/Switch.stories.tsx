import type { Meta, StoryObj } from "@storybook/react-vite";
import { Inline } from "../../layout/Inline/index.ts";
import { Switch } from "./index.ts";

const meta: Meta<typeof Switch> = {
  title: "Fields/Switch (Toggle)",
  id: "components-switch",
  component: Switch,
};
export default meta;

type Story = StoryObj<typeof Switch>;

export const Playground: Story = { args: { children: "Default address" } };

export const States: Story = {
  render: function States() {
    return (
      <Inline gap={20}>
        <Switch defaultChecked>On</Switch>
        <Switch>Off</Switch>
        <Switch disabled>Off, can't be changed</Switch>
        <Switch disabled defaultChecked>
          On, can't be changed
        </Switch>
      </Inline>
    );
  },
};
