import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Controlled } from "../../testing/controlled.ts";
import { useSample } from "../../testing/samples.ts";
import { ScrollArea } from "./index.ts";

const meta: Meta<typeof ScrollArea> = {
  title: "Basics/ScrollArea",
  id: "components-scrollarea",
  component: ScrollArea,
};
export default meta;

type Story = StoryObj<typeof ScrollArea>;

export const Playground: Controlled<typeof ScrollArea> = {
  render: function Playground(args) {
    const sample = useSample();
    return (
      <ScrollArea label={sample.title} style={{ blockSize: 160, inlineSize: 320, padding: 16 }} {...args}>
        {Array.from({ length: 8 }, (_, index) => (
          <p key={index}>{sample.sentence}</p>
        ))}
      </ScrollArea>
    );
  },
};

export const Wide: Story = {
  render: function Wide() {
    const sample = useSample();
    return (
      <ScrollArea axis="x" label={sample.title} style={{ inlineSize: 320, padding: 16 }}>
        <p style={{ whiteSpace: "nowrap" }}>{sample.sentence}</p>
      </ScrollArea>
    );
  },
};

/** Everything fits: no shadow, no tab stop. */
export const Fitting: Story = {
  render: function Fitting() {
    const sample = useSample();
    return (
      <ScrollArea label={sample.title} style={{ inlineSize: 320, padding: 16 }}>
        {sample.email}
      </ScrollArea>
    );
  },
};
