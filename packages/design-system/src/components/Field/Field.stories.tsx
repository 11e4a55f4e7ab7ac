import type { Meta, StoryObj } from "@storybook/react-vite";
import { Field, useFieldControl } from "./index.ts";

const meta: Meta<typeof Field> = { title: "Fields/Field", id: "components-field", component: Field };
export default meta;

type Story = StoryObj<typeof Field>;

function Shade() {
  return <input type="color" {...useFieldControl()} />;
}

/** A custom control, connected to label and messages. */
export const OwnControl: Story = {
  render: function OwnControl() {
    return (
      <Field label="Paint" hint="As close as a screen can show it.">
        <Shade />
      </Field>
    );
  },
};
