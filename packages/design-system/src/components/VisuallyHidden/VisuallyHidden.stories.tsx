import type { Meta } from "@storybook/react-vite";
import type { Controlled } from "../../testing/controlled.ts";
import { VisuallyHidden } from "./index.ts";

const meta: Meta<typeof VisuallyHidden> = {
  title: "Basics/VisuallyHidden (Screen reader only)",
  id: "components-visuallyhidden",
  component: VisuallyHidden,
};
export default meta;

export const Playground: Controlled<typeof VisuallyHidden> = {
  render: function Playground(args) {
    return (
      <p>
        4.5 <VisuallyHidden {...args}>of 5 stars</VisuallyHidden>
      </p>
    );
  },
};
