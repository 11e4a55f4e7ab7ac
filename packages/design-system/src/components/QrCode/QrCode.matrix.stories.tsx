import type { Meta, StoryObj } from "@storybook/react-vite";
import { Combinations } from "../../testing/matrix.tsx";
import { QrCode } from "./index.ts";

const meta: Meta = { title: "Components/QrCode/Matrix", tags: ["!dev"] };
export default meta;

type Story = StoryObj;

export const LengthsAndSizes: Story = {
  render: () => (
    <Combinations choices={{ size: [96, 136, 200], length: [0, 40, 300] }}>
      {({ size, length }) => (
        <QrCode label="Scan to chat" size={size} value={`https://carmine.example/${"a".repeat(length)}`} />
      )}
    </Combinations>
  ),
};
