import type { Meta, StoryObj } from "@storybook/react-vite";
import { Inline } from "../../layout/Inline/index.ts";
import { Flag } from "./index.ts";

const meta: Meta<typeof Flag> = { title: "Basics/Flag", id: "components-flag", component: Flag };
export default meta;

type Story = StoryObj<typeof Flag>;

export const Playground: Story = { args: { code: "LA", label: "Laos" } };

/** White areas keep an edge, also in the dark scheme. */
export const PaleFlags: Story = {
  render: () => (
    <Inline gap={12}>
      {["JP", "PL", "KR", "CY", "NP", "CH", "LA", "TH", "CN", "FR", "ES", "US"].map((code) => (
        <Flag key={code} code={code} label={code} />
      ))}
    </Inline>
  ),
};
