import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { InlineEdit, type InlineEditProps } from "./index.ts";

const meta: Meta<typeof InlineEdit> = {
  title: "Fields/InlineEdit (Editable text)",
  id: "components-inlineedit",
  component: InlineEdit,
};
export default meta;

type Story = StoryObj<typeof InlineEdit>;

function Stored({ value: first, ...rest }: Omit<InlineEditProps, "onSave">) {
  const [value, setValue] = useState(first);
  const save = (to: string) => {
    setValue(to);
    return Promise.resolve();
  };
  return <InlineEdit {...rest} value={value} onSave={save} />;
}

export const Playground: Story = {
  args: { label: "Name", value: "Carmine Touring GT" },
  render: ({ onSave: _onSave, ...args }) => <Stored {...args} />,
};

export const States: Story = {
  render: () => (
    <div style={{ display: "grid", gap: 12, maxInlineSize: 320 }}>
      <Stored label="Name" value="Carmine Touring GT 205/55 R16 91V summer tire" />
      <Stored label="Price" value="70.60">
        <strong>$70.60</strong>
      </Stored>
      <Stored label="Note" value="" />
      <Stored label="SKU" value="GT-205-91V" disabled />
    </div>
  ),
};

export const Editing: Story = {
  render: () => (
    <div style={{ maxInlineSize: 320 }}>
      <InlineEdit
        label="On hand"
        value="7"
        validate={() => "2 sold while you were editing. Enter the new count."}
        onSave={() => Promise.resolve()}
      />
    </div>
  ),
  play: async ({ canvasElement }) => {
    canvasElement.querySelector("button")?.click();
  },
};
