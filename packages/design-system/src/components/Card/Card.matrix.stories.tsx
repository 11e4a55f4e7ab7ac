import type { Meta, StoryObj } from "@storybook/react-vite";
import { Combinations, extremes, SixLanguages } from "../../testing/matrix.tsx";
import { Link } from "../Link/index.ts";
import { Card, CardHead } from "./index.ts";

const meta: Meta<typeof Card> = { title: "Components/Card/Matrix", tags: ["!dev"] };
export default meta;

type Story = StoryObj<typeof Card>;

export const EveryPadding: Story = {
  render: () => (
    <Combinations choices={{ padding: ["none", "sm", "md", "lg"] }}>
      {({ padding }) => <Card padding={padding}>Products</Card>}
    </Combinations>
  ),
};

/** The head reaches the edges, and its title is in line with the content. */
export const Heads: Story = {
  render: () => (
    <Combinations choices={{ padding: ["none", "sm", "md", "lg"] }} narrowest={320}>
      {({ padding }) => (
        <Card padding={padding}>
          <CardHead title="My orders" />
          <div data-content="">Four winter tires arrive on Tuesday.</div>
        </Card>
      )}
    </Combinations>
  ),
};

export const LongTexts: Story = {
  render: () => (
    <SixLanguages width={320}>
      {(sample) => (
        <Card padding="none">
          <CardHead title={sample.title}>
            <Link href="#all">{extremes.many.toLocaleString("en-US")}</Link>
          </CardHead>
          <CardHead title={extremes.word} level={3} />
        </Card>
      )}
    </SixLanguages>
  ),
};
