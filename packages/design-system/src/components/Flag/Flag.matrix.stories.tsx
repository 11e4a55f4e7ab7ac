import type { Meta, StoryObj } from "@storybook/react-vite";
import { dialCodes } from "../CountryDialPicker/dial-codes.data.ts";
import { Flag } from "./index.ts";

const meta: Meta<typeof Flag> = { title: "Components/Flag/Matrix", tags: ["!dev"] };
export default meta;

type Story = StoryObj<typeof Flag>;

/** All 245 on both color schemes' cards; each must have a visible edge. */
export const All: Story = {
  render: () => (
    <div style={{ display: "flex", flexWrap: "wrap", gap: 8, maxInlineSize: 800 }}>
      {Object.keys(dialCodes).map((code) => (
        <Flag key={code} code={code} loading="eager" />
      ))}
    </div>
  ),
};
