import type { StoryObj } from "@storybook/react-vite";
import type { ReactNode } from "react";

/**
 * A story that renders the component with the props of the sample, then with the controls of Storybook:
 * `<Tabs label="Orders" {...args} />`.
 */
export type Controlled<Component extends (props: never) => ReactNode> = StoryObj<
  Partial<Parameters<Component>[0]>
>;
