import type { Meta, StoryObj } from "@storybook/react-vite";
import { SixLanguages } from "../../testing/matrix.tsx";
import { Video } from "./index.ts";

const meta: Meta<typeof Video> = { title: "Components/Video/Matrix", tags: ["!dev"] };
export default meta;

type Story = StoryObj<typeof Video>;

export const Empty: Story = {
  render: () => (
    <SixLanguages>
      {(sample) => (
        <Video film={{ src: "data:video/mp4;base64," }} label={sample.title} style={{ blockSize: 140 }} />
      )}
    </SixLanguages>
  ),
};
